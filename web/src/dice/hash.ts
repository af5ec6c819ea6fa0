/** SHA-256, HMAC, HKDF and Ed25519, as WebCrypto has them. */

import { type Bytes, concat } from "./bytes.ts";

const subtle = () => {
  // Pages that came by plain HTTP from another machine have none.
  if (globalThis.crypto?.subtle === undefined) throw new Error("no WebCrypto: open this page from disk, by HTTPS or from localhost");
  return globalThis.crypto.subtle;
};

export async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await subtle().digest("SHA-256", concat(...parts)));
}

/** Keys that were imported, since a game uses one for all of its rolls. */
const imported = new WeakMap<Bytes, Promise<CryptoKey>>();

function hmacKey(key: Bytes): Promise<CryptoKey> {
  const before = imported.get(key);
  if (before !== undefined) return before;
  const fresh = subtle().importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  imported.set(key, fresh);
  return fresh;
}

export async function hmac(key: Bytes, ...parts: readonly Uint8Array[]): Promise<Bytes> {
  const imported = await hmacKey(key);
  return new Uint8Array(await subtle().sign("HMAC", imported, concat(...parts)));
}

/** HKDF-Extract and HKDF-Expand to 32 bytes. */
export async function hkdf(salt: Bytes, material: Bytes, info: Bytes): Promise<Bytes> {
  const key = await subtle().importKey("raw", material, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await subtle().deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, 256));
}

export async function hasSigned(key: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  try {
    const imported = await subtle().importKey("raw", key, { name: "Ed25519" }, false, ["verify"]);
    return await subtle().verify({ name: "Ed25519" }, imported, signature, message);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotSupportedError") throw error;
    // Bytes that are no key have signed nothing.
    return false;
  }
}
