import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of bytes in hex. Over plain http browsers do not offer theirs, so it is computed by a library. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  if (!globalThis.isSecureContext) return bytesToHex(sha256(new Uint8Array(bytes)));
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
