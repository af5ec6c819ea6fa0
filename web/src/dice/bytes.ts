/** Reading and writing of fixed layouts. Numbers are big-endian. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is thrown by readers; callers turn it into "cannot be read". */
export class Unreadable extends Error {}

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** The words that keep the uses of a hash apart end in a NUL byte. */
export function label(text: string): Bytes {
  let bytes = labels.get(text);
  if (bytes === undefined) {
    bytes = utf8(`${text}\0`);
    labels.set(text, bytes);
  }
  return bytes;
}

const labels = new Map<string, Bytes>();

export function number(value: number | bigint, size: 1 | 2 | 4 | 8): Bytes {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  if (size === 8) view.setBigUint64(0, BigInt(value));
  else if (size === 4) view.setUint32(0, Number(value));
  else if (size === 2) view.setUint16(0, Number(value));
  else view.setUint8(0, Number(value));
  return bytes;
}

export function prefixed(bytes: Uint8Array): Bytes {
  return concat(number(bytes.length, 2), bytes);
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes from base 16, lower case. */
export function fromHex(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Unreadable("no base 16");
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = 16 * digit(text, 2 * at) + digit(text, 2 * at + 1);
  return bytes;
}

/** The value of a digit of base 16, 0 to 9 or a to f. */
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 0x60 ? code - 0x30 : code - 0x57;
}

/** Text in UTF-8, and nothing else. */
export function text(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreadable("no UTF-8");
  }
}

/** A reader that takes from the front. */
export class Reader {
  #at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get isEmpty(): boolean {
    return this.#at === this.bytes.length;
  }

  take(length: number): Bytes {
    const end = this.#at + length;
    if (end > this.bytes.length) throw new Unreadable("cut off");
    const taken = new Uint8Array(this.bytes.subarray(this.#at, end));
    this.#at = end;
    return taken;
  }

  number(size: 1 | 2 | 4): number {
    return this.take(size).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  u64(): bigint {
    return this.take(8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  }

  prefixed(): Bytes {
    return this.take(this.number(2));
  }
}
