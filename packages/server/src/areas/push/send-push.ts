import type { PushPayload } from '@portal/contract/areas/push/payload';
import webPush from 'web-push';
import type { PushSetting } from '#settings/senders.ts';
import { isAtPushService } from './push-hosts.ts';
import type { Subscription } from './subscription.ts';

/**
 * What became of a push: taken by the service, the device is gone, to be tried again, or refused for good. `code` is the
 * status of the answer, or the reason why there is none.
 */
export type PushResult = { outcome: 'taken' | 'gone' | 'again' | 'refused'; code: string };

/** How long a push service may take to answer. */
const TIMEOUT_MS = 10_000;
/** For how long the push service keeps a message for a device that is off. */
const TTL_SECONDS = 24 * 60 * 60;

/** The push service forgot the device, or never knew it (RFC 8030, section 7.3). */
const FORGOTTEN = [404, 410];
/** Too many at once, or a failure of the service. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

function outcomeOf(status: number): PushResult['outcome'] {
  if (status >= 200 && status < 300) return 'taken';
  if (FORGOTTEN.includes(status)) return 'gone';
  return isPassing(status) ? 'again' : 'refused';
}

/** The encrypted request. Undefined when the keys of the device are none. */
function encrypt(setting: PushSetting, { endpoint, p256dh, auth }: Subscription, text: string, urgent: boolean) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: TTL_SECONDS,
      urgency: urgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: setting.contact, publicKey: setting.publicKey, privateKey: setting.privateKey },
    });
  } catch {
    return undefined;
  }
}

/**
 * Sends a message to one device. It calls known push services alone, follows no redirect, and never throws. The text is
 * encrypted for the device; the service sees its length alone.
 */
export async function sendPush(
  setting: PushSetting,
  subscription: Subscription,
  payload: PushPayload,
  urgent = false,
): Promise<PushResult> {
  if (!isAtPushService(subscription.endpoint, setting.hosts)) return { outcome: 'refused', code: 'host' };
  const request = encrypt(setting, subscription, JSON.stringify(payload), urgent);
  if (request === undefined) return { outcome: 'refused', code: 'keys' };
  // The length follows from the body; fetch refuses a header for it.
  const { 'Content-Length': _length, ...headers } = request.headers;
  try {
    const answer = await fetch(subscription.endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return { outcome: outcomeOf(answer.status), code: String(answer.status) };
  } catch {
    return { outcome: 'again', code: 'silence' };
  }
}
