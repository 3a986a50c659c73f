import { saveDevice } from './api.ts';

/** Why push cannot be switched on in this browser; null when it can. */
export type PushBar = 'insecure' | 'homeScreen' | 'unsupported' | 'denied' | null;

/** Whether this is the app on the home screen. */
export const isApp = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const isIphone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

/** What keeps this browser from receiving push messages. An iPhone has them in the app on the home screen alone. */
export function pushBar(): PushBar {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isIphone() && !isApp() ? 'homeScreen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

/**
 * The user who switched push on in this browser: a salt and a slow digest, so that it names nobody after a sign-out
 * (D-522). Nobody else gets push here without switching it on.
 */
const OWNER = 'push-of';
const DIGEST = { name: 'PBKDF2', hash: 'SHA-256', iterations: 300_000 } as const;
const DIGEST_BITS = 256;

async function digestOf(userId: string, salt: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(userId), DIGEST.name, false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ ...DIGEST, salt: bytes(salt) }, key, DIGEST_BITS);
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
}

async function storeOwner(userId: string): Promise<void> {
  const salt = crypto.randomUUID();
  localStorage.setItem(OWNER, `${salt} ${await digestOf(userId, salt)}`);
}

/** Whether this user switched push on in this browser. */
export async function isOwner(userId: string): Promise<boolean> {
  const stored = localStorage.getItem(OWNER) ?? '';
  // As the portal kept it before.
  if (stored === userId) await storeOwner(userId);
  const [salt = '', digest] = (localStorage.getItem(OWNER) ?? '').split(' ');
  return digest !== undefined && digest === (await digestOf(userId, salt));
}

const registered = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

/** Subscribes. A subscription with a former key of the portal is replaced. */
async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const former = await manager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Switches push on in this browser, for this user. False when the user or the browser does not allow it. */
export async function switchOn(userId: string, publicKey: string): Promise<boolean> {
  // The browser asks only in answer to a press, so this comes first.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const manager = await registered();
  if (manager === undefined) return false;
  await saveDevice((await subscribe(manager, publicKey)).toJSON(), isApp());
  await storeOwner(userId);
  return true;
}

/** Ends the subscription of this browser. */
export async function switchOff(): Promise<void> {
  localStorage.removeItem(OWNER);
  await (await (await registered())?.getSubscription())?.unsubscribe();
}

/**
 * Tells the portal of this visit, with the address that the browser has now. A browser that forgot its subscription
 * makes a new one. When another user has signed in, it ends.
 */
export async function renew(userId: string, readInfo: () => Promise<{ publicKey: string }>): Promise<void> {
  if (pushBar() !== null || Notification.permission !== 'granted') return;
  if (!(await isOwner(userId))) {
    await switchOff();
    return;
  }
  const manager = await registered();
  if (manager === undefined) return;
  const { publicKey } = await readInfo();
  if (publicKey !== '') await saveDevice((await subscribe(manager, publicKey)).toJSON(), isApp());
}
