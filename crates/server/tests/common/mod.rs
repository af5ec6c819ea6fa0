//! A server to be tested, and clients as others would write them: over real sockets, knowing nothing but `docs/protocol.md`.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "not every test uses everything; a test that cannot go on fails"
)]

pub(crate) mod robot;

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use alea_server::{
    Keys, Settings, serve_on,
    store::{Sqlite, Store},
};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Nothing takes so long.
pub(crate) const LONG: Duration = Duration::from_secs(60);

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// A server in this process.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    /// A server whose database and keys lie in a folder.
    pub(crate) async fn start(folder: &Path) -> Server {
        let store = Sqlite::open(&folder.join("alea.sqlite")).unwrap();
        Server::with(folder, Arc::new(store)).await
    }

    /// The same where players may be away for only so long.
    pub(crate) async fn with_grace(folder: &Path, grace: Duration) -> Server {
        let store = Sqlite::open(&folder.join("alea.sqlite")).unwrap();
        let settings = Settings { grace: Some(grace.as_secs()), ..Settings::default() };
        Server::set(folder, Arc::new(store), settings).await
    }

    pub(crate) async fn with(folder: &Path, store: Arc<dyn Store>) -> Server {
        Server::set(folder, store, Settings::default()).await
    }

    /// The same with settings of its own.
    pub(crate) async fn set(folder: &Path, store: Arc<dyn Store>, settings: Settings) -> Server {
        let usual = Settings {
            listen: Some("127.0.0.1:0".parse().unwrap()),
            data: Some(folder.to_owned()),
            ..Settings::default()
        };
        let config = settings.or(usual).whole().unwrap();
        let keys = Keys::open(&folder.join("keys")).unwrap();
        let (stop, stopping) = oneshot::channel::<()>();
        let (told, address) = oneshot::channel();
        let task = tokio::spawn(async move {
            let ready = |address| told.send(address).unwrap();
            let stopping = async {
                let _ = stopping.await;
            };
            serve_on(&config, store, keys, ready, stopping).await.unwrap();
        });
        let address = timeout(LONG, address).await.unwrap().unwrap();
        Server { address, stop, task }
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        timeout(LONG, self.task).await.unwrap().unwrap();
    }
}

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A request as a program without any library sends it.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(LONG, stream.read_to_end(&mut answer)).await.unwrap().unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

impl Guest {
    /// Comes in.
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Guest {
        let body = json!({"name": name}).to_string();
        let answer = request(address, "POST", "/api/v1/me", &[], &body).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let line = answer.head.lines().find(|line| line.starts_with("set-cookie")).unwrap();
        assert!(line.contains("HttpOnly") && line.contains("SameSite=Lax"), "{line}");
        let cookie = line.split_once(' ').unwrap().1.split(';').next().unwrap().to_owned();
        Guest { address, cookie }
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        request(self.address, "POST", path, &[("cookie", &self.cookie)], &body.to_string()).await
    }

    /// Makes a contest; its id, and the invitation to it.
    pub(crate) async fn make(&self, wish: &Value) -> (String, Option<String>) {
        let answer = self.post("/api/v1/contests", wish).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let made = answer.json();
        let invitation = made["invitation"].as_str().map(str::to_owned);
        (made["contest"].as_str().unwrap().to_owned(), invitation)
    }

    pub(crate) async fn join(&self, contest: &str, invitation: Option<&str>) -> Answer {
        let body = invitation.map_or_else(|| json!({}), |invitation| json!({"invitation": invitation}));
        self.post(&format!("/api/v1/contests/{contest}/join"), &body).await
    }

    pub(crate) async fn socket(&self) -> Socket {
        Socket::open(self.address, &[("cookie", &self.cookie)]).await.unwrap()
    }
}

/// A connection.
pub(crate) struct Socket(alea_client::Socket);

impl Socket {
    /// Connects, and is greeted.
    pub(crate) async fn open(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Socket, Error> {
        let mut socket = Socket(alea_client::connect(address, headers).await?);
        let hello = socket.hear().await.ok_or(Error::ConnectionClosed)?;
        assert_eq!(hello["type"], "hello");
        Ok(socket)
    }

    /// The same where the server may be away.
    pub(crate) async fn try_open(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Socket, Error> {
        let mut socket = Socket(alea_client::connect(address, headers).await?);
        socket.hear().await.map(|_| socket).ok_or(Error::ConnectionClosed)
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        // A connection that is gone shows when the next message is waited for.
        let _ = self.0.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn say_raw(&mut self, message: Message) {
        let _ = self.0.send(message).await;
    }

    /// The next message; `None` once the connection is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(LONG, self.0.next()).await.expect("an answer in time")? {
                Ok(Message::Text(text)) => {
                    assert!(text.len() <= 64 * 1024, "a message of {} bytes", text.len());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// With which code the server closes the connection, after whatever else it says.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            match timeout(LONG, self.0.next()).await.expect("an end in time")? {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub(crate) async fn wait(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }
}
