import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BrowserKeys, openPush, openSender } from './open-push.ts';

/** A message that arrived for a browser, decrypted. */
export type ArrivedPush = { name: string; text: string; urgency: string; ttl: number; contact: unknown };

/** What a push service answers, as in push-wire/. */
export type PushAnswer = { status: number; headers: Record<string, string>; body: string };

/** A stand-in for the push service of a browser: it takes messages, checks their sender and decrypts them. */
export type PushService = {
  origin: string;
  arrived: ArrivedPush[];
  /** A new browser. Its address and keys are what a page sends to the portal. */
  subscribe: (name: string) => { endpoint: string; p256dh: string; auth: string };
  /** Lets the service answer a browser so; 'silence' takes the message and never answers. */
  answer: (name: string, answer: PushAnswer | number | 'silence') => void;
  /** The head of the newest request. */
  newestHead: () => IncomingHttpHeaders;
  close: () => Promise<void>;
};

const headerOf = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** Starts the stand-in on a port of this machine; 0 chooses one. `onPush` hears of each message. */
export async function startPushService(port = 0, onPush?: (push: ArrivedPush) => void): Promise<PushService> {
  const browsers = new Map<string, BrowserKeys>();
  const answers = new Map<string, PushAnswer | number | 'silence'>();
  const arrived: ArrivedPush[] = [];
  let head: IncomingHttpHeaders = {};
  let origin = '';

  const plain = (status: number): PushAnswer => ({ status, headers: {}, body: '' });

  /** Takes a message, and returns the answer. */
  const take = async (request: IncomingMessage): Promise<PushAnswer | 'silence'> => {
    head = request.headers;
    const name = decodeURIComponent((request.url ?? '').replace('/push/', ''));
    const keys = browsers.get(name);
    const chosen = answers.get(name) ?? 201;
    const set = typeof chosen === 'number' ? plain(chosen) : chosen;
    const body = await buffer(request);
    if (keys === undefined) return plain(404);
    if (set !== 'silence' && set.status >= 300) return set;
    const sender = openSender(headerOf(request, 'authorization'));
    if (sender?.aud !== origin) return plain(403);
    const push = {
      name,
      text: openPush(body, keys),
      urgency: headerOf(request, 'urgency'),
      ttl: Number(headerOf(request, 'ttl')),
      contact: sender.sub,
    };
    arrived.push(push);
    onPush?.(push);
    return set;
  };

  const server = createServer((request, response) => {
    take(request).then(
      (answer) => {
        if (answer === 'silence') request.socket.destroy();
        else response.writeHead(answer.status, answer.headers).end(answer.body);
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
    answer: (name, answer) => void answers.set(name, answer),
    newestHead: () => head,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
