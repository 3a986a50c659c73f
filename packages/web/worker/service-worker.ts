// A module, so that `self` is that of a service worker.
export {};

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
