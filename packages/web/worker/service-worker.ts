import { type PushPayload, readPayload } from '@portal/contract/areas/push/payload';
import { opensOnDevice, PICTURE_CACHE } from '../src/lib/device/on-device.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the files that are kept, and a hash of their names and of the offline page. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;
/** The further files of an award's page, which only the devices of contractors keep. */
declare const AWARD_FILES: readonly string[];

const SHELL = 'shell ';
const CACHE = `${SHELL}${SHELL_VERSION}`;
const OFFLINE_PAGE = '/offline.html';
/** A page without anything of a user, whose scripts ask for the rest (D-399). */
const SHELL_PAGE = '/shell.html';
/** Its script that asks for what it asked last time. */
const FIRST_CALLS = '/first-calls.js';
/** Addresses that the server must answer: pages before the sign-in, those of operators, and single files. */
const FROM_SERVER = /^\/(?:login|password|ssologin|temp-route|healthz|readyz|metrics)(?:\/|$)|\.\w+$/i;
const storedFiles: ReadonlySet<string> = new Set([FIRST_CALLS, ...SHELL_FILES, ...AWARD_FILES]);

/** A rule by which the browser answers requests without starting the worker. */
type Route = { condition: { urlPattern: { pathname: string } }; source: 'network' | { cacheName: string } };

const route = (pathname: string, source: Route['source']): Route => ({
  condition: { urlPattern: { pathname } },
  source,
});

/**
 * Calls and files of users never wait for the worker. Pictures of kept awards come from the device (D-575). The
 * portal's own files pass the worker: only then the browser uses the compiled code that it stored with them.
 */
function addRoutes(event: ExtendableEvent): void {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  event.addRoutes([route('/api/*', 'network'), route('/uploads/*', { cacheName: PICTURE_CACHE })]);
}

/** Stores the shell. Three names stay the same, so these files are read from the server. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const named = [SHELL_PAGE, FIRST_CALLS, OFFLINE_PAGE].map((file) => new Request(file, { cache: 'reload' }));
  await Promise.all([cache.addAll(SHELL_FILES), cache.addAll(named)]);
}

/** Removes the shells of former versions. */
async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(SHELL) && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
  // A stored page needs none, and a former version may have enabled it.
  await self.registration.navigationPreload.disable();
}

/** The file of this version, undefined when the browser has removed it. */
const readStored = async (file: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(file);

/** Whether a stored page could not go on: without an answer, or without a file. The next page asks the server. */
let asksServer = false;

/** Whether the stored page may be opened. While a newer version waits, the server has the page that fits to its files. */
function mayOpenShell(pathname: string): boolean {
  const { waiting, installing } = self.registration;
  const mayNot = asksServer || waiting || installing || !navigator.onLine || FROM_SERVER.test(pathname);
  asksServer = false;
  return !mayNot;
}

/** Answers a page: the stored one, the one of the server, or the offline page when that cannot be reached. */
async function openPage(request: Request, pathname: string): Promise<Response> {
  const shell = mayOpenShell(pathname) ? await readStored(SHELL_PAGE) : undefined;
  if (shell) return shell;
  try {
    return await fetch(request);
  } catch {
    return (await readStored(opensOnDevice(pathname) ? SHELL_PAGE : OFFLINE_PAGE)) ?? Response.error();
  }
}

/** A picture of a kept award, or the server's. */
const readPicture = async (request: Request): Promise<Response> =>
  (await (await caches.open(PICTURE_CACHE)).match(request)) ?? fetch(request);

/** Stores the files of an award's page that are not stored yet. */
async function storeAwardFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(AWARD_FILES.filter((file) => !stored.has(file)));
}

const readShell = async (request: Request): Promise<Response> => (await readStored(request)) ?? fetch(request);

/** Whether a user opens a page of the portal. A file of /api or /uploads is none, even in a tab of its own. */
const isPage = ({ mode, destination }: Request, pathname: string): boolean =>
  mode === 'navigate' && destination === 'document' && !/^\/(?:api|uploads)(?:\/|$)/i.test(pathname);

/** What a notification carries to the press on it. */
const pageOf = (data: unknown): string => {
  const page = typeof data === 'string' ? data : '/';
  const { href, origin } = new URL(page, self.location.origin);
  // A message never leads to another site.
  return origin === self.location.origin ? href : self.location.origin;
};

/** Shows a message. The newest of a tag replaces the former one, and is heard again. */
function showMessage({ title, body, page, tag }: PushPayload): Promise<void> {
  const icon = '/icons/icon-192.png';
  // The types of TypeScript do not know `renotify`.
  const options: NotificationOptions & { renotify: boolean } = { body, tag, icon, data: page, renotify: true };
  return self.registration.showNotification(title, options);
}

/** Opens the page of a message. A window that shows it already comes to the front; texts in others stay as they are. */
async function openMessage(notification: Notification): Promise<void> {
  notification.close();
  const page = pageOf(notification.data);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === page);
  await (shown ? shown.focus() : self.clients.openWindow(page));
}

self.addEventListener('push', (event) => event.waitUntil(showMessage(readPayload(event.data?.text() ?? ''))));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event.notification)));
/** Tells the offline page when the server answers. The page itself may ask nobody. */
async function reachServer(page: ExtendableMessageEvent['source']): Promise<void> {
  try {
    const { ok } = await fetch(OFFLINE_PAGE, { method: 'HEAD', cache: 'no-store' });
    if (ok) page?.postMessage('reached');
  } catch {
    // The page asks again.
  }
}

self.addEventListener('install', (event) => {
  addRoutes(event);
  event.waitUntil(storeShell());
});
self.addEventListener('activate', (event) => event.waitUntil(removeOldShells()));
self.addEventListener('message', (event) => {
  const { data, source } = event;
  // The user agreed to the new version (D-324).
  if (data === 'activate') void self.skipWaiting();
  if (data === 'ask server') {
    asksServer = true;
    source?.postMessage('understood');
  }
  if (data === 'store awards') event.waitUntil(storeAwardFiles());
  if (data === 'reach server') event.waitUntil(reachServer(source));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isPage(request, pathname)) event.respondWith(openPage(request, pathname));
  else if (storedFiles.has(pathname)) event.respondWith(readShell(request));
  // A browser with routes has answered pictures already.
  else if (request.destination === 'image' && pathname.startsWith('/uploads/')) event.respondWith(readPicture(request));
  // The browser sends every other request as without a worker (D-323).
});
