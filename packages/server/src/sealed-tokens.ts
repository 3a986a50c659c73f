import { base64url, EncryptJWT, errors, type JWTDecryptOptions, type JWTPayload, jwtDecrypt } from 'jose';

const METHOD = { alg: 'dir', enc: 'A256GCM' } as const;

/** What a token is for: opened as anything else it is refused. */
export type TokenUse = { audience: string; issuer?: string; typ?: string };

/** What a new token says, and how long it may be used. */
export type TokenContent = { subject: string; claims: JWTPayload; lifeMs: number };

/** An encrypted token (compact JWE, `dir` and A256GCM) under a key of 32 bytes in base64url. */
export function sealToken(key: string, now: Date, use: TokenUse, content: TokenContent): Promise<string> {
  const { audience, issuer, typ } = use;
  const { subject, claims, lifeMs } = content;
  return new EncryptJWT({ ...claims, ...(issuer === undefined ? {} : { iss: issuer }) })
    .setProtectedHeader(typ === undefined ? METHOD : { ...METHOD, typ })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifeMs))
    .encrypt(base64url.decode(key));
}

/** For whom and when a token is opened; `options` may ask for more. */
type Opening = { use: TokenUse; now: Date; options?: Pick<JWTDecryptOptions, 'clockTolerance' | 'maxTokenAge'> };

/**
 * What a token says; undefined when it is damaged, over, for another use, or made under none of the keys. Compressed
 * ones are never unpacked.
 */
export async function openToken(
  keys: readonly string[],
  token: string,
  { use, now, options = {} }: Opening,
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
