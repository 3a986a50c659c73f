import { type PushPayload, readPayload } from '@portal/contract/areas/push/payload';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the files that are kept, and a hash of their names and of the offline page. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const CACHE = `shell ${SHELL_VERSION}`;
const OFFLINE_PAGE = '/offline.html';
const shellFiles: ReadonlySet<string> = new Set(SHELL_FILES);

/** A rule by which the browser answers requests without starting the worker. */
type Route = { condition: { urlPattern: { pathname: string } }; source: 'network' | { cacheName: string } };

const route = (pathname: string, source: Route['source']): Route => ({
  condition: { urlPattern: { pathname } },
  source,
});

/** Calls and files of users never wait for the worker, and kept files come from the cache. Not every browser has it. */
function addRoutes(event: ExtendableEvent): void {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  event.addRoutes([
    route('/api/*', 'network'),
    route('/uploads/*', 'network'),
    ...SHELL_FILES.map((file) => route(file, { cacheName: CACHE })),
  ]);
}

/** Stores the shell. The offline page is the only file whose name stays the same, so it is read from the server. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([cache.addAll(SHELL_FILES), cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))]);
}

/** Removes the shells of former versions. */
async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
}

/** Answers a page from the server, or the offline page when the server cannot be reached. */
async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

const readShell = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

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
self.addEventListener('install', (event) => {
  addRoutes(event);
  event.waitUntil(storeShell());
});
self.addEventListener('activate', (event) => event.waitUntil(removeOldShells()));
self.addEventListener('message', ({ data }) => {
  // The user agreed to the new version (D-324).
  if (data === 'activate') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isPage(request, pathname)) event.respondWith(openPage(event));
  else if (shellFiles.has(pathname)) event.respondWith(readShell(request));
  // The browser sends every other request as without a worker (D-323).
});
