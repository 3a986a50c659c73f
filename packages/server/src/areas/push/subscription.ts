import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#context.ts';
import { sealField, unsealField } from '#security/sealed-fields.ts';

/** What a browser gives to be reached: its address at the push service, and the keys that only it can open. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

type Keys = Pick<Ctx, 'keys'>;

/** The hash by which an address is found. */
export const hashEndpoint = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Identifies the encrypted field, to which the subscription is bound. */
const fieldOf = (endpointHash: Buffer) => ({
  table: 'push_device',
  column: 'subscription_sealed',
  row: endpointHash.toString('hex'),
});

/** Encrypts a subscription for its row. */
export const sealSubscription = ({ keys }: Keys, subscription: Subscription): string =>
  sealField(keys, fieldOf(hashEndpoint(subscription.endpoint)), JSON.stringify(subscription));

/** Decrypts the subscription of a row. */
export function openSubscription({ keys }: Keys, endpointHash: Buffer, sealed: string): Subscription {
  const {
    endpoint = '',
    p256dh = '',
    auth = '',
  }: Partial<Subscription> = JSON.parse(unsealField(keys, fieldOf(endpointHash), sealed));
  return { endpoint, p256dh, auth };
}

/** Whether both are the subscription of one browser, which alone knows its secret. */
export const isSameBrowser = (stored: Subscription, named: Subscription): boolean =>
  stored.p256dh === named.p256dh &&
  timingSafeEqual(hashEndpoint(stored.auth), hashEndpoint(named.auth)) &&
  stored.endpoint === named.endpoint;

const isBytes = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/** Whether the keys of a subscription are a point of P-256 and a secret of 16 bytes (RFC 8291). */
export const hasKeys = ({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean =>
  isBytes(p256dh, 65) && Buffer.from(p256dh, 'base64url')[0] === 4 && isBytes(auth, 16);
