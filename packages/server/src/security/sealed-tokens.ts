import { base64url, EncryptJWT, errors, type JWTDecryptOptions, type JWTPayload, jwtDecrypt } from 'jose';

const METHOD = { alg: 'dir', enc: 'A256GCM' } as const;

/** The purpose of a token; it is refused for any other purpose. */
export type TokenUse = { audience: string; issuer?: string; typ?: string };

/** The content and the lifetime of a new token. */
export type TokenContent = { subject: string; claims: JWTPayload; lifeMs: number };

/** Creates an encrypted token (compact JWE, `dir` and A256GCM) with a key of 32 bytes in base64url. */
export function sealToken(key: string, now: Date, use: TokenUse, content: TokenContent): Promise<string> {
  const { audience, issuer, typ } = use;
  const { subject, claims } = content;
  return new EncryptJWT({ ...claims, ...(issuer === undefined ? {} : { iss: issuer }) })
    .setProtectedHeader(typ === undefined ? METHOD : { ...METHOD, typ })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + content.lifeMs))
    .encrypt(base64url.decode(key));
}

/** The expected purpose and the current time; `options` may add requirements. */
type UnsealOptions = { use: TokenUse; now: Date; options?: Pick<JWTDecryptOptions, 'clockTolerance' | 'maxTokenAge'> };

/**
 * Decrypts a token. Returns undefined for a damaged or expired token, another purpose, or an unknown key. Compressed
 * tokens are never decompressed.
 */
export async function unsealToken(
  keys: readonly string[],
  token: string,
  { use, now, options = {} }: UnsealOptions,
): Promise<JWTPayload | undefined> {
  for (const key of keys) {
    const payload = await decrypt(token, key, {
      ...use,
      ...options,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
      keyManagementAlgorithms: [METHOD.alg],
      contentEncryptionAlgorithms: [METHOD.enc],
      maxDecompressedLength: 0,
    });
    if (payload) return payload;
  }
  return undefined;
}

async function decrypt(token: string, key: string, options: JWTDecryptOptions): Promise<JWTPayload | undefined> {
  try {
    return (await jwtDecrypt(token, base64url.decode(key), options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
