import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const WORKER = '/service-worker.js';

/** Sends a request on to the portal. The answer is written by `answer`. */
function forward(incoming: IncomingMessage, answer: (from: IncomingMessage) => void): void {
  const portal = new URL(process.env['PORTAL_URL'] ?? '');
  const { method, url, headers } = incoming;
  // The service worker is changed, so it may not come compressed or as unchanged.
  const sent = url === WORKER ? { host: headers.host } : headers;
  const onward = request(
    { host: portal.hostname, port: portal.port, ...(method ? { method } : {}), path: url, headers: sent },
    answer,
  );
  onward.on('error', () => incoming.destroy());
  incoming.pipe(onward);
}

/**
 * An address in front of the portal, which shows what browsers see after an update of the portal. Its service worker
 * can be replaced by another version. Its files can be gone until the server sends a page.
 */
export async function startChangingPortal() {
  let version = 1;
  let lostFile: RegExp | undefined;
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (incoming.headers.accept?.startsWith('text/html')) lostFile = undefined;
    if (lostFile?.test(incoming.url ?? '')) {
      outgoing.writeHead(404).end();
      return;
    }
    forward(incoming, (from) => {
      const { 'content-length': _, ...headers } = from.headers;
      const isWorker = incoming.url === WORKER;
      outgoing.writeHead(from.statusCode ?? 500, isWorker ? headers : from.headers);
      from.pipe(outgoing, { end: !isWorker });
      if (isWorker) from.on('end', () => outgoing.end(`\n// version ${version}`));
    });
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: (): void => {
      version += 1;
    },
    /** Loses a file until the server is asked for a page. */
    lose: (file: RegExp): void => {
      lostFile = file;
    },
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
