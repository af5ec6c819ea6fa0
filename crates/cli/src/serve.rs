//! `alea serve`: the server.

use std::{
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use alea_engine::endings::Hyper;
use alea_server::{
    Config, ConfigError, KeysError, LogFormat, ServeError, Settings, StoreError, tls::TlsError,
};
use alea_texts::{Message, Texts, args, message};
use anyhow::Result;

use crate::{
    common,
    db::not_kept,
    endings,
    failure::{failed, io_failed, misuse},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    config: Option<PathBuf>,
    #[arg(long)]
    listen: Option<SocketAddr>,
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long)]
    keys: Option<PathBuf>,
    #[arg(long)]
    tls_cert: Option<PathBuf>,
    #[arg(long)]
    tls_key: Option<PathBuf>,
    #[arg(long)]
    origin: Vec<String>,
    #[arg(long)]
    jobs: Option<usize>,
    #[arg(long)]
    grace: Option<u64>,
    #[arg(long)]
    metrics: Option<SocketAddr>,
    #[arg(long, value_parser = ["text", "json"])]
    log: Option<String>,
    #[arg(long)]
    openapi: bool,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    if args.openapi {
        return common::print(&alea_server::http::openapi());
    }
    let config = config(args).map_err(not_configured)?;
    alea_server::log_to_stderr(config.log);
    Hyper::made_by(|| {
        tracing::info!("Hypergammon is being read or solved; until then static plays it as simple does");
        endings::solve_behind(|| tracing::info!("Hypergammon is solved"));
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| io_failed(message!["serve-threads"], error))?;
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    runtime
        .block_on(async {
            let ready = |address: SocketAddr| {
                // Whether anybody reads it changes nothing.
                let open = texts.with("serve-open", args!["address" => format!("{scheme}://{address}/")]);
                let _ = common::print(&format!("{open}\n"));
            };
            alea_server::serve(&config, ready, alea_server::asked_to_stop()).await
        })
        .map_err(not_served)
}

/// The arguments win over the environment, and that over the file.
fn config(args: &Args) -> Result<Config, ConfigError> {
    let said = Settings {
        listen: args.listen,
        data: args.data.clone(),
        keys: args.keys.clone(),
        tls_cert: args.tls_cert.clone(),
        tls_key: args.tls_key.clone(),
        origins: Some(args.origin.clone()).filter(|origins| !origins.is_empty()),
        jobs: args.jobs,
        grace: args.grace,
        metrics: args.metrics,
        log: args.log.as_deref().map(|log| if log == "json" { LogFormat::Json } else { LogFormat::Text }),
    };
    let variables = Settings::of_variables(|name| std::env::var(name).ok())?;
    let file = args.config.as_deref().map(Settings::of_file).transpose()?;
    said.or(variables).or(file.unwrap_or_default()).whole()
}

fn at(path: &Path) -> Message {
    Message::verbatim(path.display().to_string())
}

fn not_configured(error: ConfigError) -> anyhow::Error {
    match error {
        ConfigError::File { path, error } => io_failed(at(&path), error),
        ConfigError::Toml { path, error } => {
            misuse(message!["serve-no-config", "file" => path.display().to_string(), "detail" => error])
        }
        ConfigError::Variable { name, value } => {
            misuse(message!["serve-no-variable", "name" => name, "value" => value])
        }
        ConfigError::HalfTls => misuse(message!["serve-half-tls"]),
    }
}

/// What is wrong with a database, and what to do.
pub(crate) fn not_stored(path: &Path, error: StoreError) -> anyhow::Error {
    let file = path.display().to_string();
    failed(match error {
        StoreError::Full => message!["serve-full", "file" => file],
        StoreError::Locked => message!["serve-locked", "file" => file],
        StoreError::Damaged(detail) => message!["serve-damaged", "file" => file, "detail" => detail],
        other => message!["serve-no-store", "file" => file, "detail" => other.to_string()],
    })
}

/// What is wrong with a file of keys.
pub(crate) fn no_keys(path: &Path, error: KeysError) -> anyhow::Error {
    match error {
        KeysError::File(error) => io_failed(at(path), error),
        KeysError::NotKeys | KeysError::Random(_) => {
            failed(message!["serve-no-keys", "file" => path.display().to_string()])
        }
    }
}

/// What is wrong with a certificate, and what to do.
fn not_encrypted(error: TlsError) -> anyhow::Error {
    let shown = |path: &Path| path.display().to_string();
    match error {
        TlsError::File { path, error } => io_failed(at(&path), error),
        TlsError::NoCertificate(path) => failed(message!["serve-no-certificate", "file" => shown(&path)]),
        TlsError::NoKey(path) => failed(message!["serve-no-tls-key", "file" => shown(&path)]),
        TlsError::Mismatch { cert, key } => {
            failed(message!["serve-other-key", "cert" => shown(&cert), "key" => shown(&key)])
        }
        TlsError::Unusable { path, detail } => {
            failed(message!["serve-bad-certificate", "file" => shown(&path), "detail" => detail])
        }
    }
}

fn not_served(error: ServeError) -> anyhow::Error {
    match error {
        ServeError::Folder { path, error } => io_failed(at(&path), error),
        ServeError::Keys { path, error } => no_keys(&path, error),
        ServeError::Store { path, error } => not_stored(&path, error),
        ServeError::Lock(error) => not_kept(error),
        ServeError::Tls(error) => not_encrypted(error),
        ServeError::Listen { listen, error } => match error.kind() {
            io::ErrorKind::AddrInUse => failed(message!["serve-in-use", "address" => listen.to_string()]),
            _ => io_failed(Message::verbatim(listen.to_string()), error),
        },
    }
}
