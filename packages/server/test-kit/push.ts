import { createECDH, randomBytes } from 'node:crypto';

/** Settings for push messages to the service at this address. */
export function pushSettings(origin: string): Record<string, string> {
  const pair = createECDH('prime256v1');
  const privateKey = randomBytes(32);
  pair.setPrivateKey(privateKey);
  return {
    PUSH_KEYS: `${pair.getPublicKey('base64url')},${privateKey.toString('base64url')}`,
    PUSH_CONTACT: 'mailto:it@example.com',
    PUSH_HOSTS: origin,
  };
}

/** The fields of a new device at this service. */
export const deviceFields = (origin: string) => ({
  Endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
  P256dh: createECDH('prime256v1').generateKeys('base64url'),
  Auth: randomBytes(16).toString('base64url'),
  AppYN: 'N',
});
