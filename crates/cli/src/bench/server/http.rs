//! What is asked of a server before anybody plays: guests, and contests for them.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
};

use super::{Wrong, wrong};

/// Longer bodies are none of those that are asked for.
const MOST_BODY: usize = 1 << 20;

/// A connection over which one request follows the other.
pub(super) struct Http {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// An answer.
pub(super) struct Answer {
    pub(super) body: Value,
    /// The cookie that it sets, as it is sent back.
    pub(super) cookie: Option<String>,
}

impl Http {
    pub(super) async fn open(address: SocketAddr) -> Result<Http, Wrong> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Http { address, stream: BufReader::new(stream) })
    }

    /// Asks for something, as whoever has the cookie. Anything but success is an error.
    pub(super) async fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Result<Answer, Wrong> {
        let body = body.to_string();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\r\n",
            self.address,
            body.len(),
        );
        self.stream.write_all(format!("{head}{body}").as_bytes()).await?;
        let status = self.line().await?;
        let (mut length, mut cookie) = (0, None);
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(':') else { break };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse().map_err(|_| wrong(format!("{path}: {line}")))?,
                "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        if length > MOST_BODY {
            return Err(wrong(format!("{path}: {length} bytes")));
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        if !status.split(' ').nth(1).is_some_and(|code| code.starts_with('2')) {
            return Err(wrong(format!("{path}: {status}: {}", String::from_utf8_lossy(&body))));
        }
        let body = serde_json::from_slice(&body).map_err(|error| wrong(format!("{path}: {error}")))?;
        Ok(Answer { body, cookie })
    }

    async fn line(&mut self) -> Result<String, Wrong> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        Ok(line.trim_end().to_owned())
    }
}
