//! The connection.

use std::net::SocketAddr;

use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        self,
        client::IntoClientRequest as _,
        http::{HeaderName, HeaderValue},
        protocol::WebSocketConfig,
    },
};

/// What goes over a connection, and its text.
pub use tungstenite::{Message, Utf8Bytes as Text};

/// A connection to a server.
pub type Socket = WebSocketStream<TcpStream>;

/// Why there is no connection.
pub type SocketError = tungstenite::Error;

/// How much is read at once. Whoever has thousands of connections has as many such buffers.
const READ: usize = 16 * 1024;

/// Connects, with these headers besides those that every client sends, such as the cookie of a guest.
///
/// # Errors
/// Nobody listens there, or it is refused.
pub async fn connect(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Socket, SocketError> {
    let mut request = format!("ws://{address}/ws").into_client_request()?;
    request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static("alea.1"));
    for (name, value) in headers {
        let name: HeaderName = name.parse().map_err(tungstenite::http::Error::from)?;
        let value = HeaderValue::from_str(value).map_err(tungstenite::http::Error::from)?;
        request.headers_mut().insert(name, value);
    }
    let stream = TcpStream::connect(address).await?;
    // Messages are small, and answers to each other: none may wait for the next one to fill a packet.
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(READ);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}
