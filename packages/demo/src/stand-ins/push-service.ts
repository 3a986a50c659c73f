import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BrowserKeys, openPush, openSender } from './open-push.ts';

/** A message that arrived for a browser, decrypted. */
export type ArrivedPush = { name: string; text: string; urgency: string; ttl: number; contact: unknown };

/** A stand-in for the push service of a browser: it takes messages, checks their sender and decrypts them. */
export type PushService = {
  origin: string;
  arrived: ArrivedPush[];
  /** A new browser. Its address and keys are what a page sends to the portal. */
  subscribe: (name: string) => { endpoint: string; p256dh: string; auth: string };
  /** Lets the service answer a browser with this status; 'silence' takes the message and never answers. */
  answer: (name: string, status: number | 'silence') => void;
  close: () => Promise<void>;
};

const headerOf = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** Starts the stand-in on a port of this machine; 0 chooses one. `onPush` hears of each message. */
export async function startPushService(port = 0, onPush?: (push: ArrivedPush) => void): Promise<PushService> {
  const browsers = new Map<string, BrowserKeys>();
  const answers = new Map<string, number | 'silence'>();
  const arrived: ArrivedPush[] = [];
  let origin = '';

  /** Takes a message, and returns the status of the answer. */
  const take = async (request: IncomingMessage): Promise<number | 'silence'> => {
    const name = decodeURIComponent((request.url ?? '').replace('/push/', ''));
    const keys = browsers.get(name);
    const set = answers.get(name);
    const body = await buffer(request);
    if (keys === undefined) return 404;
    if (typeof set === 'number' && set >= 300) return set;
    const sender = openSender(headerOf(request, 'authorization'));
    if (sender?.aud !== origin) return 403;
    const push = {
      name,
      text: openPush(body, keys),
      urgency: headerOf(request, 'urgency'),
      ttl: Number(headerOf(request, 'ttl')),
      contact: sender.sub,
    };
    arrived.push(push);
    onPush?.(push);
    return set ?? 201;
  };

  const server = createServer((request, response) => {
    take(request).then(
      (status) => {
        if (status === 'silence') request.socket.destroy();
        else response.writeHead(status, status === 302 ? { location: `${origin}/push/elsewhere` } : {}).end();
      },
      () => response.writeHead(400).end(),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    origin,
    arrived,
    subscribe: (name) => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { curve, auth });
      const endpoint = `${origin}/push/${encodeURIComponent(name)}`;
      return { endpoint, p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
    },
    answer: (name, status) => void answers.set(name, status),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
