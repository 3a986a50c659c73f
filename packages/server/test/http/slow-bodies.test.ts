import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime, readJsonBodies } from '#http/body-parsers.ts';
import { drainBeforeAnswer } from '#http/connections/drain.ts';
import { openRequest } from '../faults/raw-request.ts';

const BODY_TIMEOUT_MS = 300;

/** A response that takes longer than the time limit of a request body. */
async function* pieces(): AsyncGenerator<string> {
  for (let piece = 0; piece < 5; piece += 1) {
    await sleep(BODY_TIMEOUT_MS);
    yield `piece ${piece} `;
  }
}
const slowAnswer = (): Readable => Readable.from(pieces());
const SLOW_ANSWER = 'piece 0 piece 1 piece 2 piece 3 piece 4 ';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  // With this body limit the time for a body is barely more than BODY_TIMEOUT_MS.
  app = Fastify({ bodyLimit: 1000 });
  readJsonBodies(app);
  limitBodyTime(app, BODY_TIMEOUT_MS);
  drainBeforeAnswer(app, BODY_TIMEOUT_MS);
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.post('/call', { config: { values: 10 } }, async ({ body }) => body);
  app.post('/upload', { config: { upload: true } }, async ({ raw }) => {
    let bytes = 0;
    for await (const chunk of raw) bytes += chunk.length;
    return { bytes };
  });
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
  app.route({
    method: ['GET', 'POST'],
    url: '/slow-answer',
    handler: async (_request, reply) => reply.send(slowAnswer()),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends a body byte by byte with a pause between two. Returns the status, or 0 without a response. */
async function drip(path: string, type: string, body: string, pauseMs: number): Promise<number> {
  const headers = { 'content-type': type, 'content-length': body.length };
  const request = await openRequest({ port, path, headers });
  for (const byte of body) {
    await sleep(pauseMs);
    await request.write(byte).catch(() => undefined);
  }
  return request.answer.then(({ status }) => status).catch(() => 0);
}

it('a body that arrives too slowly is aborted (R11)', async () => {
  expect(await drip('/call', 'application/json', '{"a":1234567890}', 40)).toBe(0);
});

it('a body that is merely slow is accepted, and so is an upload', async () => {
  expect(await drip('/call', 'application/json', '{"a":1}', 10)).toBe(200);
  expect(await drip('/upload', 'multipart/form-data; boundary=x', '0123456789abcdef', 40)).toBe(200);
});

it('a refused body that was not read holds no connection, and a fast client receives the refusal', async () => {
  expect(await drip('/refused', 'application/json', '{"a":1}', 10)).toBe(401);
  const headers = { 'content-type': 'application/json', 'content-length': 1000 };
  const request = await openRequest({ port, path: '/refused', headers });
  const trickle = () =>
    request.write(' ').then(
      () => 'taken',
      () => 'broken off',
    );
  await expect.poll(trickle, { interval: 20 }).toBe('broken off');
  expect((await request.answer).status).toBe(401);
});

it.each(['GET', 'POST'])(
  'a response that takes longer than any body may is sent whole: %s without a body',
  async (method) => {
    const answer = await fetch(`http://127.0.0.1:${port}/slow-answer`, { method });
    expect(await answer.text()).toBe(SLOW_ANSWER);
  },
);

it('so is the response to a request whose body has arrived', async () => {
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`http://127.0.0.1:${port}/slow-answer`, { method: 'POST', headers, body: '{"a":1}' });
  expect(await sent.text()).toBe(SLOW_ANSWER);
});
