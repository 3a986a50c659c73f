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

/** The user who switched push on in this browser. Nobody else gets it here without doing so. */
const OWNER = 'push-of';

/** Whether this user switched push on in this browser. */
export const isOwner = (userId: string): boolean => localStorage.getItem(OWNER) === userId;

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
  localStorage.setItem(OWNER, userId);
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
  if (!isOwner(userId)) {
    await switchOff();
    return;
  }
  const manager = await registered();
  if (manager === undefined) return;
  const { publicKey } = await readInfo();
  if (publicKey !== '') await saveDevice((await subscribe(manager, publicKey)).toJSON(), isApp());
}
