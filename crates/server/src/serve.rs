//! From a configuration to a server that answers, and to its end.

use std::{fs, future::Future, io, net::SocketAddr, path::PathBuf, sync::Arc};

use axum::{Router, serve::ListenerExt as _};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{
    bus::Local,
    config::Config,
    house::House,
    http::{self, Cookies, Doors, router},
    keys::{Keys, KeysError},
    process::allow_connections,
    store::{Sqlite, Store, StoreError},
    tls::{self, Certificate, TlsError},
    upkeep::{DATABASE, Lock, UpkeepError},
};

/// How many notices of a contest wait for those who are slow.
const NOTICES: usize = 64;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The folder of the data cannot be made.
    #[error("{path}: {error}")]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another server runs on the same data, or it cannot be said whether one does.
    #[error("{0}")]
    Lock(UpkeepError),
    /// There are no keys.
    #[error("{path}: {error}")]
    Keys {
        /// Their file.
        path: PathBuf,
        /// Why.
        error: KeysError,
    },
    /// The store cannot be opened.
    #[error("{path}: {error}")]
    Store {
        /// Its file.
        path: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// The certificate cannot be used.
    #[error("{0}")]
    Tls(#[from] TlsError),
    /// Nobody can be listened to at this address.
    #[error("{listen}: {error}")]
    Listen {
        /// Which.
        listen: SocketAddr,
        /// Why.
        error: io::Error,
    },
}

/// Runs the server until `stop`, then until those who are connected have been told. `ready` hears at which address it listens.
///
/// # Errors
/// It cannot begin, or cannot listen any more.
pub async fn serve(
    config: &Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let folder = |error| ServeError::Folder { path: config.data.clone(), error };
    fs::create_dir_all(&config.data).map_err(folder)?;
    let _lock = Lock::take(&config.data).map_err(ServeError::Lock)?;
    let path = config.data.join(DATABASE);
    let broken = |error| ServeError::Store { path: path.clone(), error };
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path).map_err(broken)?);
    let keys = config.keys.clone().unwrap_or_else(|| config.data.join("keys"));
    let keys = Keys::open(&keys).map_err(|error| ServeError::Keys { path: keys, error })?;
    serve_on(config, store, keys, ready, stop).await
}

/// The same with a store and keys that are open.
///
/// # Errors
/// As there.
pub async fn serve_on(
    config: &Config,
    store: Arc<dyn Store>,
    keys: Keys,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let broken = |error| ServeError::Store { path: config.data.join(DATABASE), error };
    let silent = |error| ServeError::Listen { listen: config.listen, error };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = if config.jobs > 0 { config.jobs } else { processors.saturating_sub(1).max(1) };
    let house =
        House::open(store, Arc::new(Local::new(NOTICES)), keys, jobs, config.grace).await.map_err(broken)?;
    let certificate = config.tls.clone().map(Certificate::open).transpose()?.map(Arc::new);
    let listener = TcpListener::bind(config.listen).await.map_err(silent)?;
    let address = listener.local_addr().map_err(silent)?;
    let origins = match config.origins.is_empty() {
        true => own_origins(address, if certificate.is_some() { "https" } else { "http" }),
        false => config.origins.clone(),
    };
    let encrypted = certificate.is_some() || origins.iter().all(|origin| origin.starts_with("https://"));
    if !encrypted && !address.ip().is_loopback() {
        tracing::warn!(
            "pages that come by plain HTTP from another machine cannot check dice: browsers have no WebCrypto there"
        );
    }
    let (close, closing) = watch::channel(false);
    let cookies = if encrypted { Cookies::Encrypted } else { Cookies::Any };
    let doors = Doors { house: Arc::clone(&house), origins: origins.into(), cookies, closing };
    let time = tokio::spawn(Arc::clone(&house).keep_time());
    let counted = match config.metrics {
        Some(listen) => Some(show_metrics(listen, &house).await?),
        None => None,
    };
    match allow_connections() {
        Ok(files) => tracing::info!(files, "so many connections and files may be open"),
        Err(error) => tracing::warn!(%error, "how many connections may be open is not known"),
    }
    tracing::info!(%address, "the house is open");
    ready(address);
    let stopping = async move {
        stop.await;
        tracing::info!("the house closes");
        // Nobody listens any more where there is no connection.
        let _ = close.send(true);
    };
    let router = router(doors);
    let served = match certificate {
        Some(certificate) => {
            let listener = tls::Listener::start(listener, certificate).map_err(silent)?;
            answer(listener, router, stopping).await
        }
        None => answer(listener.tap_io(|stream| tls::without_delay(stream)), router, stopping).await,
    };
    time.abort();
    if let Some(counted) = counted {
        counted.abort();
    }
    house.close().await;
    if let Err(error) = house.is_ready().await {
        tracing::warn!(%error, "the time of closing is not noted");
    }
    served.map_err(silent)
}

/// Answers until the end, and those who are connected then a little longer.
async fn answer<L: axum::serve::Listener>(
    listener: L,
    router: Router,
    stopping: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()>
where
    L::Addr: std::fmt::Debug,
{
    axum::serve(listener, router).with_graceful_shutdown(stopping).await
}

/// Answers those who ask what is counted, at an address of their own.
async fn show_metrics(listen: SocketAddr, house: &Arc<House>) -> Result<JoinHandle<()>, ServeError> {
    let silent = |error| ServeError::Listen { listen, error };
    let listener = TcpListener::bind(listen).await.map_err(silent)?;
    let address = listener.local_addr().map_err(silent)?;
    if !address.ip().is_loopback() {
        tracing::warn!(%address, "whoever reaches this address sees what is counted");
    }
    tracing::info!(%address, "metrics");
    let pages = http::metrics(Arc::clone(house));
    Ok(tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, pages).await {
            tracing::warn!(%error, "metrics are not shown any more");
        }
    }))
}

/// The origins of pages that this server shows itself.
fn own_origins(address: SocketAddr, scheme: &str) -> Vec<String> {
    let port = address.port();
    if address.ip().is_loopback() || address.ip().is_unspecified() {
        return ["127.0.0.1", "localhost", "[::1]"].map(|host| format!("{scheme}://{host}:{port}")).to_vec();
    }
    vec![format!("{scheme}://{address}")]
}
