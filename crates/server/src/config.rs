//! How the server is run: from a file, then the environment, then the arguments; the later ones win.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use serde::Deserialize;

use crate::tls;

/// How long somebody may be away where nobody says otherwise.
const GRACE: Duration = Duration::from_secs(5 * 60);

/// How the server is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the database and of the keys.
    pub data: PathBuf,
    /// The file of the keys, if it is not in the folder.
    pub keys: Option<PathBuf>,
    /// The certificate, if the server speaks TLS itself.
    pub tls: Option<tls::Files>,
    /// The origins from which pages may come. Empty: the address at which it listens.
    pub origins: Vec<String>,
    /// How many house players may think at once. 0: one less than there are processors, at least one.
    pub jobs: usize,
    /// How long somebody may be away from a contest without a clock before the other one can claim.
    pub grace: Duration,
    /// Where `GET /metrics` is answered. `None`: nowhere.
    pub metrics: Option<SocketAddr>,
    /// How the log is written.
    pub log: LogFormat,
}

/// How the log is written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// What a file, the environment or the arguments say. What one does not say is left to the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// See [`Config::listen`].
    pub listen: Option<SocketAddr>,
    /// See [`Config::data`].
    pub data: Option<PathBuf>,
    /// See [`Config::keys`].
    pub keys: Option<PathBuf>,
    /// The certificate of [`Config::tls`].
    #[serde(rename = "tls-cert")]
    pub tls_cert: Option<PathBuf>,
    /// Its key.
    #[serde(rename = "tls-key")]
    pub tls_key: Option<PathBuf>,
    /// See [`Config::origins`].
    pub origins: Option<Vec<String>>,
    /// See [`Config::jobs`].
    pub jobs: Option<usize>,
    /// See [`Config::grace`]; in seconds.
    pub grace: Option<u64>,
    /// See [`Config::metrics`].
    pub metrics: Option<SocketAddr>,
    /// See [`Config::log`].
    pub log: Option<LogFormat>,
}

/// Why the settings are none.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file says something that is no setting.
    #[error("{path}: {error}")]
    Toml {
        /// Which.
        path: PathBuf,
        /// What, and where.
        error: String,
    },
    /// A variable of the environment has a value that it cannot have.
    #[error("{name}: {value} is no value for it")]
    Variable {
        /// Which.
        name: &'static str,
        /// Its value.
        value: String,
    },
    /// Of a certificate and its key only one is named.
    #[error("a certificate is used with its key: both files have to be named")]
    HalfTls,
}

impl Settings {
    /// Those of a file (TOML).
    ///
    /// # Errors
    /// It cannot be read, or says something else.
    pub fn of_file(path: &Path) -> Result<Settings, ConfigError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| ConfigError::File { path: path.to_owned(), error })?;
        toml::from_str(&text)
            .map_err(|error| ConfigError::Toml { path: path.to_owned(), error: error.to_string() })
    }

    /// Those of variables: `ALEA_LISTEN`, `ALEA_DATA`, `ALEA_KEYS`, `ALEA_TLS_CERT`, `ALEA_TLS_KEY`, `ALEA_ORIGINS`
    /// (with commas between), `ALEA_JOBS`, `ALEA_GRACE`, `ALEA_METRICS`, `ALEA_LOG`.
    ///
    /// # Errors
    /// A value that a variable cannot have.
    pub fn of_variables(get: impl Fn(&str) -> Option<String>) -> Result<Settings, ConfigError> {
        fn read<T>(
            value: Option<String>,
            name: &'static str,
            parse: impl Fn(&str) -> Option<T>,
        ) -> Result<Option<T>, ConfigError> {
            let Some(value) = value else { return Ok(None) };
            parse(&value).map(Some).ok_or(ConfigError::Variable { name, value })
        }
        let get = &get;
        Ok(Settings {
            listen: read(get("ALEA_LISTEN"), "ALEA_LISTEN", |text| text.parse().ok())?,
            data: get("ALEA_DATA").map(PathBuf::from),
            keys: get("ALEA_KEYS").map(PathBuf::from),
            tls_cert: get("ALEA_TLS_CERT").map(PathBuf::from),
            tls_key: get("ALEA_TLS_KEY").map(PathBuf::from),
            origins: get("ALEA_ORIGINS")
                .map(|text| text.split(',').map(|own| own.trim().to_owned()).collect()),
            jobs: read(get("ALEA_JOBS"), "ALEA_JOBS", |text| text.parse().ok())?,
            grace: read(get("ALEA_GRACE"), "ALEA_GRACE", |text| text.parse().ok())?,
            metrics: read(get("ALEA_METRICS"), "ALEA_METRICS", |text| text.parse().ok())?,
            log: read(get("ALEA_LOG"), "ALEA_LOG", |text| match text {
                "text" => Some(LogFormat::Text),
                "json" => Some(LogFormat::Json),
                _ => None,
            })?,
        })
    }

    /// These, and what they do not say from `others`.
    #[must_use]
    pub fn or(self, others: Settings) -> Settings {
        Settings {
            listen: self.listen.or(others.listen),
            data: self.data.or(others.data),
            keys: self.keys.or(others.keys),
            tls_cert: self.tls_cert.or(others.tls_cert),
            tls_key: self.tls_key.or(others.tls_key),
            origins: self.origins.or(others.origins),
            jobs: self.jobs.or(others.jobs),
            grace: self.grace.or(others.grace),
            metrics: self.metrics.or(others.metrics),
            log: self.log.or(others.log),
        }
    }

    /// The folder of the database: `alea-data` if nobody says another.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(|| "alea-data".into())
    }

    /// With what is usual for all that nobody says: `127.0.0.1:8080`, the folder `alea-data`.
    ///
    /// # Errors
    /// Settings that do not go together.
    pub fn whole(self) -> Result<Config, ConfigError> {
        let here = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
        let data = self.folder();
        let tls = match (self.tls_cert, self.tls_key) {
            (Some(cert), Some(key)) => Some(tls::Files { cert, key }),
            (None, None) => None,
            _ => return Err(ConfigError::HalfTls),
        };
        Ok(Config {
            listen: self.listen.unwrap_or(here),
            data,
            tls,
            keys: self.keys,
            origins: self.origins.unwrap_or_default(),
            jobs: self.jobs.unwrap_or(0),
            grace: self.grace.map_or(GRACE, Duration::from_secs),
            metrics: self.metrics,
            log: self.log.unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_ones_win() {
        let file: Settings =
            toml::from_str("listen = \"0.0.0.0:80\"\njobs = 3\norigins = [\"https://a\"]").unwrap();
        let variables = Settings::of_variables(|name| match name {
            "ALEA_LISTEN" => Some("127.0.0.1:81".into()),
            "ALEA_ORIGINS" => Some("https://b, https://c".into()),
            _ => None,
        });
        let config = variables.unwrap().or(file).whole().unwrap();
        assert_eq!(config.listen, "127.0.0.1:81".parse().unwrap());
        assert_eq!((config.jobs, config.origins), (3, vec!["https://b".into(), "https://c".into()]));
    }

    #[test]
    fn a_certificate_has_its_key() {
        let file: Settings = toml::from_str("tls-cert = \"a.pem\"").unwrap();
        assert!(matches!(file.clone().whole(), Err(ConfigError::HalfTls)));
        let variables = Settings::of_variables(|name| (name == "ALEA_TLS_KEY").then(|| "b.pem".into()));
        let files = variables.unwrap().or(file).whole().unwrap().tls;
        assert_eq!(files, Some(tls::Files { cert: "a.pem".into(), key: "b.pem".into() }));
    }

    #[test]
    fn what_is_no_setting_is_refused() {
        assert!(toml::from_str::<Settings>("listne = \"0.0.0.0:80\"").is_err());
        let wrong = Settings::of_variables(|name| (name == "ALEA_JOBS").then(|| "many".into()));
        assert!(matches!(wrong, Err(ConfigError::Variable { name: "ALEA_JOBS", .. })));
    }
}
