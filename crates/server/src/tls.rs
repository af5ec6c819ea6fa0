//! TLS of the server itself: certificates from files, read again when these change, and connections that are handed over once they have
//! shaken hands. A slow handshake holds up nobody else, and not for long.

use std::{
    fmt, fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, mpsc},
    time::{sleep, timeout},
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        Error, ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    },
    server::TlsStream,
};

/// How long a handshake may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many handshakes there are at once. Whoever comes beyond that waits to be let in.
const MOST: usize = 512;

/// How often it is looked whether the files have changed.
const LOOK: Duration = Duration::from_secs(5);

/// The files of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// The certificate, with those between it and one that browsers know (PEM).
    pub cert: PathBuf,
    /// Its private key (PEM).
    pub key: PathBuf,
}

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is no certificate in its file.
    #[error("{0}: no certificate in PEM, as between BEGIN CERTIFICATE and END CERTIFICATE")]
    NoCertificate(PathBuf),
    /// There is no key in its file.
    #[error("{0}: no private key in PEM that is not encrypted")]
    NoKey(PathBuf),
    /// The key is that of another certificate.
    #[error("{key} is not the key of the first certificate of {cert}")]
    Mismatch {
        /// The file of the certificate.
        cert: PathBuf,
        /// The file of the key.
        key: PathBuf,
    },
    /// The certificate or its key is of a kind that is not known.
    #[error("{path}: {detail}")]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        detail: String,
    },
}

/// What the files hold. Who compares it knows whether they have changed.
#[derive(PartialEq, Eq)]
struct Held {
    cert: Vec<u8>,
    key: Vec<u8>,
}

impl Files {
    fn read(&self) -> Result<Held, TlsError> {
        let read =
            |path: &Path| fs::read(path).map_err(|error| TlsError::File { path: path.to_owned(), error });
        Ok(Held { cert: read(&self.cert)?, key: read(&self.key)? })
    }

    /// What connections are made with.
    fn config(&self, held: &Held) -> Result<Arc<ServerConfig>, TlsError> {
        let none = || TlsError::NoCertificate(self.cert.clone());
        let chain: Vec<CertificateDer<'static>> =
            CertificateDer::pem_slice_iter(&held.cert).collect::<Result<_, _>>().map_err(|_| none())?;
        if chain.is_empty() {
            return Err(none());
        }
        let key = PrivateKeyDer::from_pem_slice(&held.key).map_err(|_| TlsError::NoKey(self.key.clone()))?;
        let unusable = |path: &Path, error: &Error| TlsError::Unusable {
            path: path.to_owned(),
            detail: error.to_string(),
        };
        let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder =
            builder.with_safe_default_protocol_versions().map_err(|error| unusable(&self.cert, &error))?;
        let config = builder.with_no_client_auth().with_single_cert(chain, key);
        let mut config = config.map_err(|error| match error {
            Error::InconsistentKeys(_) => {
                TlsError::Mismatch { cert: self.cert.clone(), key: self.key.clone() }
            }
            Error::InvalidCertificate(_) => unusable(&self.cert, &error),
            _ => unusable(&self.key, &error),
        })?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }
}

/// The certificate that is used now, and the files from which it comes.
pub(crate) struct Certificate {
    files: Files,
    held: RwLock<Held>,
    config: RwLock<Arc<ServerConfig>>,
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Certificate").field("files", &self.files).finish_non_exhaustive()
    }
}

impl Certificate {
    /// Reads it.
    pub(crate) fn open(files: Files) -> Result<Certificate, TlsError> {
        let held = files.read()?;
        let config = files.config(&held)?;
        Ok(Certificate { files, held: RwLock::new(held), config: RwLock::new(config) })
    }

    fn config(&self) -> Arc<ServerConfig> {
        Arc::clone(&self.config.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads it again if the files have changed, and says whether they have. What cannot be used changes nothing.
    fn look(&self) -> Result<bool, TlsError> {
        let held = self.files.read()?;
        if held == *self.held.read().unwrap_or_else(PoisonError::into_inner) {
            return Ok(false);
        }
        let config = self.files.config(&held);
        // Also what cannot be used is looked at once, not every few seconds.
        *self.held.write().unwrap_or_else(PoisonError::into_inner) = held;
        *self.config.write().unwrap_or_else(PoisonError::into_inner) = config?;
        Ok(true)
    }

    /// Looks at the files for ever.
    async fn keep_looking(self: Arc<Self>) {
        let mut missing = false;
        loop {
            sleep(LOOK).await;
            let own = Arc::clone(&self);
            let Ok(looked) = tokio::task::spawn_blocking(move || own.look()).await else { return };
            match looked {
                Ok(true) => tracing::info!(cert = %self.files.cert.display(), "a new certificate is used"),
                // Files that are being replaced may be away for a moment: that is said once.
                Err(error @ TlsError::File { .. }) if !missing => {
                    missing = true;
                    tracing::error!(%error, "the certificate cannot be read; the old one is used");
                    continue;
                }
                Err(TlsError::File { .. }) => continue,
                Err(error) => tracing::error!(%error, "the new certificate cannot be used; the old one is"),
                Ok(false) => {}
            }
            missing = false;
        }
    }
}

/// Connections that have shaken hands.
#[derive(Debug)]
pub(crate) struct Listener {
    ready: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    address: SocketAddr,
}

impl Listener {
    /// Listens, until it is dropped.
    pub(crate) fn start(listener: TcpListener, certificate: Arc<Certificate>) -> io::Result<Listener> {
        let address = listener.local_addr()?;
        let (sender, ready) = mpsc::channel(1);
        tokio::spawn(async move {
            let looking = tokio::spawn(Arc::clone(&certificate).keep_looking());
            let places = Arc::new(Semaphore::new(MOST));
            tokio::select! {
                () = sender.closed() => {}
                () = accept(&listener, &certificate, &places, &sender) => {}
            }
            looking.abort();
        });
        Ok(Listener { ready, address })
    }
}

/// Takes connections, each in a task of its own until it has shaken hands.
async fn accept(
    listener: &TcpListener,
    certificate: &Certificate,
    places: &Arc<Semaphore>,
    sender: &mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    loop {
        let Ok(place) = Arc::clone(places).acquire_owned().await else { return };
        let (stream, address) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Of a connection that broke off nothing has to be said; out of files, some time has to pass.
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
                {
                    tracing::error!(%error, "no connection can be taken");
                    sleep(Duration::from_secs(1)).await;
                }
                continue;
            }
        };
        without_delay(&stream);
        let acceptor = TlsAcceptor::from(certificate.config());
        let sender = sender.clone();
        tokio::spawn(async move {
            match timeout(PATIENCE, acceptor.accept(stream)).await {
                // Nobody takes it when the server stops.
                Ok(Ok(stream)) => drop(sender.send((stream, address)).await),
                Ok(Err(error)) => tracing::debug!(%address, %error, "no handshake"),
                Err(_) => tracing::debug!(%address, "a handshake took too long"),
            }
            drop(place);
        });
    }
}

/// Messages are small, and answers to each other: none may wait for the next one to fill a packet.
pub(crate) fn without_delay(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection delays what it sends");
    }
}

impl axum::serve::Listener for Listener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.ready.recv().await {
            Some(accepted) => accepted,
            // The task ends only with this.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        Ok(self.address)
    }
}

#[cfg(test)]
mod tests {
    use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};

    use super::*;

    fn made() -> CertifiedKey<KeyPair> {
        generate_simple_self_signed(["localhost".to_owned()]).unwrap()
    }

    #[test]
    fn what_cannot_be_used_is_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files { cert: folder.path().join("cert.pem"), key: folder.path().join("key.pem") };
        let open = || Certificate::open(files.clone()).map(|_| ());
        assert!(matches!(open(), Err(TlsError::File { .. })));
        let (one, other) = (made(), made());
        fs::write(&files.cert, "no certificate").unwrap();
        fs::write(&files.key, one.signing_key.serialize_pem()).unwrap();
        assert!(matches!(open(), Err(TlsError::NoCertificate(_))));
        fs::write(&files.cert, "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n").unwrap();
        assert!(matches!(open(), Err(TlsError::Unusable { .. })), "{:?}", open());
        fs::write(&files.cert, one.cert.pem()).unwrap();
        assert!(open().is_ok());
        fs::write(&files.key, one.cert.pem()).unwrap();
        assert!(matches!(open(), Err(TlsError::NoKey(_))));
        fs::write(&files.key, other.signing_key.serialize_pem()).unwrap();
        assert!(matches!(open(), Err(TlsError::Mismatch { .. })));
    }

    #[test]
    fn a_new_one_is_used_once_it_is_whole_and_a_broken_one_never() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files { cert: folder.path().join("cert.pem"), key: folder.path().join("key.pem") };
        let (one, other) = (made(), made());
        fs::write(&files.cert, one.cert.pem()).unwrap();
        fs::write(&files.key, one.signing_key.serialize_pem()).unwrap();
        let certificate = Certificate::open(files.clone()).unwrap();
        let first = certificate.config();
        assert!(!certificate.look().unwrap());
        fs::write(&files.cert, other.cert.pem()).unwrap();
        assert!(matches!(certificate.look(), Err(TlsError::Mismatch { .. })));
        assert!(!certificate.look().unwrap(), "it is told once");
        assert!(Arc::ptr_eq(&first, &certificate.config()));
        fs::write(&files.key, other.signing_key.serialize_pem()).unwrap();
        assert!(certificate.look().unwrap());
        assert!(!Arc::ptr_eq(&first, &certificate.config()));
        fs::remove_file(&files.key).unwrap();
        assert!(matches!(certificate.look(), Err(TlsError::File { .. })));
    }
}
