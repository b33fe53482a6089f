//! The body of a request: JSON, or a multipart form with `payload_json` and files.

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde_json::Value;

use crate::limits::{ApiError, FileInfo};
use crate::world::Upload;

/// The maximum size of a request: ten files of 10 MiB and the parts around them.
pub(crate) const MAX_REQUEST_SIZE: usize = 101 << 20;

/// The body of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Payload {
    /// The JSON; null without any.
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl Payload {
    pub(super) async fn read(parts: &Parts, body: Body) -> Result<Self, ApiError> {
        let content_type = parts.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if content_type.is_some_and(|value| value.starts_with("multipart/form-data")) {
            let mut request = Request::new(body);
            *request.headers_mut() = parts.headers.clone();
            *request.extensions_mut() = parts.extensions.clone();
            return Self::read_form(request).await;
        }
        let bytes = to_bytes(body, MAX_REQUEST_SIZE).await.map_err(|_| ApiError::too_large())?;
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::not_json())?;
        Ok(Self { json, uploads: Vec::new() })
    }

    async fn read_form(request: Request) -> Result<Self, ApiError> {
        let mut form =
            Multipart::from_request(request, &()).await.map_err(|_| ApiError::not_json())?;
        let mut payload = Self::default();
        while let Some(field) = form.next_field().await.map_err(|_| ApiError::not_json())? {
            let name = field.name().unwrap_or_default().to_owned();
            if name == "payload_json" {
                let text = field.bytes().await.map_err(|_| ApiError::not_json())?;
                payload.json = serde_json::from_slice(&text).map_err(|_| ApiError::not_json())?;
                continue;
            }
            let index = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
            let Some(index) = index.and_then(|index| index.parse().ok()) else { continue };
            payload.uploads.push(Upload {
                index,
                filename: field.file_name().unwrap_or("file").to_owned(),
                content_type: field.content_type().unwrap_or("application/octet-stream").to_owned(),
                bytes: field.bytes().await.map_err(|_| ApiError::too_large())?,
            });
        }
        Ok(payload)
    }

    /// The files, as the limits need them.
    pub(super) fn files(&self) -> Vec<FileInfo> {
        self.uploads.iter().map(Upload::info).collect()
    }
}

/// Takes the body that [`super::traffic`] has already read.
impl<S: Sync> FromRequestParts<S> for Payload {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        Ok(parts.extensions.remove::<Self>().unwrap_or_default())
    }
}
