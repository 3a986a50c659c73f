import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { type GivenMessage, refusal, type TalkAnswer, TalkProvider, type TalkStep } from './talk-provider.ts';

/** What goes wrong at a step: a status, or silence before or after the provider has done it. */
export type TalkFault = number | 'silence' | 'silence after taking it';

/** A stand-in for the provider of 알림톡, in the wire of SOLAPI v4. */
export type TalkService = {
  origin: string;
  provider: TalkProvider;
  /** The next requests of a step fail so, one after the other. */
  fail: (step: TalkStep, ...faults: TalkFault[]) => void;
  close: () => Promise<void>;
};

/** The account that may call. */
type Account = { key: string; secret: string };

const SIGNED = /^HMAC-SHA256 apiKey=(\w+), date=([^,]+), salt=(\w+), signature=(\w+)$/;

/** Whether a request is signed with the secret. */
function isSigned({ headers }: IncomingMessage, { key, secret }: Account): boolean {
  const [, apiKey, date = '', salt = '', signature] = SIGNED.exec(headers.authorization ?? '') ?? [];
  const right = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex');
  return apiKey === key && signature === right;
}

const STEPS: readonly [request: RegExp, step: TalkStep][] = [
  [/^POST groups$/, 'make'],
  [/^GET groups\/(\w+)$/, 'ask'],
  [/^PUT groups\/(\w+)\/messages$/, 'add'],
  [/^POST groups\/(\w+)\/send$/, 'send'],
  [/^GET groups\/(\w+)\/messages$/, 'results'],
];

/** The step and the group of a request. */
function stepOf({ method, url = '' }: IncomingMessage): { step: TalkStep; groupId: string } | undefined {
  const request = `${method} ${url.replace('/messages/v4/', '')}`;
  const found = STEPS.find(([pattern]) => pattern.test(request));
  return found && { step: found[1], groupId: found[0].exec(request)?.[1] ?? '' };
}

/** Starts the stand-in on a port of this machine; 0 chooses one. `onSent` hears of each message. */
export async function startTalkService(
  account: Account,
  port = 0,
  onSent?: (message: GivenMessage) => void,
): Promise<TalkService> {
  const provider = new TalkProvider();
  const faults = new Map<TalkStep, TalkFault[]>();

  /** Does what a step asks for, unless it is to fail; undefined is silence. */
  function take({ step, groupId }: { step: TalkStep; groupId: string }, body: unknown): TalkAnswer | undefined {
    const fault = faults.get(step)?.shift();
    if (fault === 'silence') return undefined;
    if (typeof fault === 'number') return refusal(fault, 'InternalError');
    const before = provider.sent.length;
    const done = provider.answer(step, groupId, body);
    for (const message of provider.sent.slice(before)) onSent?.(message);
    return fault === undefined ? done : undefined;
  }

  /** Answers a request; undefined is silence. */
  async function answer(request: IncomingMessage): Promise<TalkAnswer | undefined> {
    const body = request.method === 'GET' ? undefined : await json(request);
    if (!isSigned(request, account)) return refusal(403, 'SignatureDoesNotMatch');
    const step = stepOf(request);
    return step === undefined ? refusal(404, 'NotFound') : take(step, body);
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (done) => {
        if (done === undefined) request.socket.destroy();
        else response.writeHead(done.status, { 'content-type': 'application/json' }).end(JSON.stringify(done.body));
      },
      () => response.writeHead(400).end('{}'),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    provider,
    fail: (step, ...next) => void faults.set(step, next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
