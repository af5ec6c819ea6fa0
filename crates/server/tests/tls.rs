//! A server that speaks TLS itself: pages and the socket over it, a certificate that is replaced while it runs, and those who connect and say
//! nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::{fs, io, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use alea_server::{Settings, store::Sqlite};
use common::{LONG, Server, runtime};
use futures_util::StreamExt as _;
use rcgen::generate_simple_self_signed;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName},
    },
};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// A new certificate in the files of a folder, and what knows it.
fn certify(folder: &Path) -> CertificateDer<'static> {
    let made = generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    fs::write(folder.join("cert.pem"), made.cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

async fn start(folder: &Path, origins: &[&str]) -> Server {
    let settings = Settings {
        tls_cert: Some(folder.join("cert.pem")),
        tls_key: Some(folder.join("key.pem")),
        origins: Some(origins.iter().map(|&origin| origin.to_owned()).collect()),
        ..Settings::default()
    };
    let store = Sqlite::open(&folder.join("alea.sqlite")).unwrap();
    Server::set(folder, Arc::new(store), settings).await
}

/// Connects, trusting this certificate alone.
async fn connect(address: SocketAddr, known: &CertificateDer<'static>) -> io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(known.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap();
    let config = config.with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    TlsConnector::from(Arc::new(config)).connect(name, TcpStream::connect(address).await?).await
}

async fn ask(address: SocketAddr, known: &CertificateDer<'static>, request: &str) -> String {
    let mut stream = connect(address, known).await.unwrap();
    let text = format!("{request}\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(LONG, stream.read_to_string(&mut answer)).await.unwrap().unwrap();
    answer
}

#[test]
fn pages_and_the_socket_go_over_tls() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let known = certify(folder.path());
        let server = start(folder.path(), &[]).await;
        let address = server.address;
        let page = ask(address, &known, "GET / HTTP/1.1").await;
        assert!(page.starts_with("HTTP/1.1 200"), "{page:.200}");
        assert!(!page.contains("strict-transport-security"), "other servers are called localhost too");
        let own = format!("POST /api/v1/me HTTP/1.1\r\norigin: https://localhost:{}", address.port());
        let me = ask(address, &known, &own).await;
        assert!(me.starts_with("HTTP/1.1 200") && me.contains("; Secure"), "{me}");
        let plain = own.replace("https:", "http:");
        assert!(ask(address, &known, &plain).await.starts_with("HTTP/1.1 403"));

        let mut request = format!("wss://localhost:{}/ws", address.port()).into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", "alea.1".parse().unwrap());
        let stream = connect(address, &known).await.unwrap();
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let hello = timeout(LONG, socket.next()).await.unwrap().unwrap().unwrap();
        assert!(hello.to_text().unwrap().contains("\"hello\""));

        let mut unencrypted = TcpStream::connect(address).await.unwrap();
        unencrypted.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        let mut answer = Vec::new();
        let _ = timeout(LONG, unencrypted.read_to_end(&mut answer)).await.unwrap();
        assert!(!answer.starts_with(b"HTTP"), "nothing is said in the clear");
        server.stop().await;
    });
}

#[test]
fn browsers_are_told_to_come_encrypted_where_the_name_is_ours_alone() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let known = certify(folder.path());
        let server = start(folder.path(), &["https://alea.example"]).await;
        let page = ask(server.address, &known, "GET /tables HTTP/1.1").await;
        assert!(page.contains("strict-transport-security: max-age=31536000"), "{page:.400}");
        server.stop().await;
    });
}

#[test]
fn a_new_certificate_is_used_without_a_restart_and_silence_does_not_last() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let old = certify(folder.path());
        let server = start(folder.path(), &[]).await;
        let address = server.address;
        // They say nothing, and are sent away; others do not wait for them.
        let mut silent = Vec::new();
        for _ in 0..20 {
            silent.push(TcpStream::connect(address).await.unwrap());
        }
        assert!(connect(address, &old).await.is_ok());
        let new = certify(folder.path());
        let replaced = async {
            while connect(address, &new).await.is_err() {
                sleep(Duration::from_millis(250)).await;
            }
        };
        timeout(LONG, replaced).await.expect("the new certificate is used");
        assert!(connect(address, &old).await.is_err());
        fs::write(folder.path().join("key.pem"), "no key").unwrap();
        for stream in &mut silent {
            let read = timeout(LONG, stream.read(&mut [0; 64])).await.expect("an end");
            assert!(matches!(read, Ok(0) | Err(_)), "nothing is said to who says nothing");
        }
        sleep(Duration::from_secs(6)).await;
        assert!(connect(address, &new).await.is_ok(), "a broken one changes nothing");
        server.stop().await;
    });
}
