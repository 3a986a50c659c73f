import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The options that a site sends to a browser, as far as an authenticator needs them. */
type Options = { challenge: string; rp?: { id: string }; rpId?: string };

/** Flags of authenticator data: user present, user verified, attested key included. */
const FLAGS = { present: 0x01, verified: 0x04, key: 0x40 } as const;

/** A byte string of CBOR, shorter than 256 bytes (RFC 8949, section 3). */
const bytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data]);
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/**
 * A virtual authenticator with one passkey (WebAuthn). It registers at one site, signs its challenges, and counts its
 * uses.
 */
export function makeAuthenticator(origin = 'http://localhost:80') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (host: string, more: number, rest: readonly Buffer[] = []): Buffer => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([FLAGS.present | FLAGS.verified | more]), count, ...rest]);
  };
  const answer = (response: Record<string, Buffer>): string => {
    const encoded = Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]);
    const own = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
    return JSON.stringify({ ...own, clientExtensionResults: {}, response: Object.fromEntries(encoded) });
  };

  return {
    /** Answers the options of a registration with a credential. */
    register(options: string): string {
      const { challenge, rp } = JSON.parse(options) as Options;
      // COSE: key type EC2, algorithm ES256, curve P-256, both coordinates.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
      const data = authData(rp?.id ?? '', FLAGS.key, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject });
    },
    /** Answers the options of a sign-in with a signed assertion. */
    sign(options: string): string {
      const { challenge, rpId } = JSON.parse(options) as Options;
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authenticatorData = authData(rpId ?? '', 0);
      const signed = createSign('sha256').update(authenticatorData).update(sha256(clientDataJSON));
      return answer({ clientDataJSON, authenticatorData, signature: signed.sign(privateKey) });
    },
  };
}
