/** SHA-256, HMAC, HKDF and Ed25519, as WebCrypto has them. */

import { type Bytes, concat, toHex } from "./bytes.ts";

const subtle = () => {
  // Pages that came by plain HTTP from another machine have none.
  if (globalThis.crypto?.subtle === undefined) throw new Error("no WebCrypto: open this page from disk, by HTTPS or from localhost");
  return globalThis.crypto.subtle;
};

export async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await subtle().digest("SHA-256", concat(...parts)));
}

/** The bytes of a block of SHA-256. */
const BLOCK = 64;

/** HMAC with a key that is used once, of two digests (RFC 2104): a key that is imported first costs as many calls, and longer ones. */
export async function hmac(key: Bytes, ...parts: readonly Uint8Array[]): Promise<Bytes> {
  const short = key.length > BLOCK ? await sha256(key) : key;
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  short.forEach((byte, at) => {
    inner[at]! ^= byte;
    outer[at]! ^= byte;
  });
  return sha256(outer, await sha256(inner, ...parts));
}

/** Keys that were imported, since a game uses one for all of its rolls. */
const used = new WeakMap<Bytes, Promise<CryptoKey>>();

/** HMAC with a key that is used again and again: a single call, once it is imported. */
export async function hmacAgain(key: Bytes, ...parts: readonly Uint8Array[]): Promise<Bytes> {
  let imported = used.get(key);
  if (imported === undefined) {
    imported = subtle().importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    used.set(key, imported);
  }
  return new Uint8Array(await subtle().sign("HMAC", await imported, concat(...parts)));
}

/** HKDF-Extract and HKDF-Expand to 32 bytes. */
export async function hkdf(salt: Bytes, material: Bytes, info: Bytes): Promise<Bytes> {
  const key = await subtle().importKey("raw", material, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await subtle().deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, 256));
}

/** Public keys that were imported, by their bytes: the same one signs everything of a record. */
const imported = new Map<string, Promise<CryptoKey>>();

function publicKey(key: Bytes): Promise<CryptoKey> {
  const name = toHex(key);
  const before = imported.get(name);
  if (before !== undefined) return before;
  // A page that is open for long meets many keys.
  if (imported.size >= 100) imported.clear();
  const fresh = subtle().importKey("raw", key, { name: "Ed25519" }, false, ["verify"]);
  imported.set(name, fresh);
  return fresh;
}

export async function hasSigned(key: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  try {
    return await subtle().verify({ name: "Ed25519" }, await publicKey(key), signature, message);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotSupportedError") throw error;
    // Bytes that are no key have signed nothing.
    return false;
  }
}
