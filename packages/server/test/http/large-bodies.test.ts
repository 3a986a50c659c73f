import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJsonBodies } from '#http/body-parsers.ts';
import { parseBounded, readBounded } from '#http/bounded-json.ts';
import { answerErrors } from '#http/error-handler.ts';

const unknownFields = (most: number): string =>
  `{${Array.from({ length: most }, (_, at) => `"unknown${at}":1`).join()}}`;
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a body with more than its call allows is never parsed (TH5, R12)', () => {
  let app: FastifyInstance;
  const parsed: string[] = [];
  beforeAll(() => {
    app = Fastify();
    answerErrors(app);
    readJsonBodies(app, (json) => {
      parsed.push(json);
      return JSON.parse(json);
    });
    app.post('/call', { bodyLimit: 1_000_000, config: { values: 50 } }, async ({ body }) => body);
    app.post('/small', { bodyLimit: 4096, config: { values: 50 } }, async ({ body }) => body);
    app.post('/no-call', async (_request, reply) => reply.code(404).send({}));
  });
  afterAll(() => app.close());

  const post = async (url: string, payload: string) => {
    parsed.length = 0;
    const reply = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    return { status: reply.statusCode, code: reply.json().code, field: reply.json().field, parsed: parsed.length };
  };

  it.each([
    ['unknown fields', unknownFields(70_000)],
    ['the same field again and again', `{${'"a":1,'.repeat(70_000)}"a":1}`],
    ['lists in lists', deep(100_000)],
    ['lists that do not close', '['.repeat(100_000)],
    ['objects of an unknown name', `[${'{},'.repeat(100_000)}{}]`],
  ])('with %s', async (_what, payload) => {
    expect(await post('/call', payload)).toEqual({ status: 413, code: 'TOO_LARGE', field: undefined, parsed: 0 });
  });

  it('with a list that is too long, which the refusal names', async () => {
    const payload = `{"Id":1,"Materials":[${'{},'.repeat(100_000)}{}]}`;
    expect(await post('/call', payload)).toEqual({ status: 400, code: 'TOO_LONG', field: 'Materials', parsed: 0 });
  });

  it('with more bytes than a small call allows', async () => {
    expect(await post('/small', JSON.stringify({ a: 'x'.repeat(4096) }))).toMatchObject({ status: 413, parsed: 0 });
    expect(await post('/small', JSON.stringify({ a: 'x'.repeat(4000) }))).toMatchObject({ status: 200, parsed: 1 });
  });

  it('at a path without a call', async () => {
    expect(await post('/no-call', unknownFields(40))).toMatchObject({ status: 404, parsed: 0 });
  });

  it('a request of the largest allowed size is read, with any texts', async () => {
    expect(await post('/call', unknownFields(50))).toMatchObject({ status: 200, parsed: 1 });
    const text = JSON.stringify({ a: '[{,"\\'.repeat(10_000), b: 'x\\' });
    expect(await post('/call', text)).toMatchObject({ status: 200, parsed: 1 });
  });

  it('JSON in a field of a form has the same limits', () => {
    expect(() => parseBounded(unknownFields(70_000), 50)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
    expect(parseBounded(unknownFields(50), 50)).toMatchObject({ unknown49: 1 });
  });
});

describe('a body is checked while it arrives', () => {
  const LIMITS = { bytes: 1000, values: 10 };
  /** Sends pieces until the reader stops. Returns the number it accepted. */
  const piecesTaken = async (piece: string): Promise<number> => {
    const body = new PassThrough();
    const reading = readBounded(body, LIMITS).then(
      () => 'read',
      () => 'refused',
    );
    let taken = 0;
    while (body.listenerCount('data') > 0 && taken < 1000) {
      taken += 1;
      body.write(piece);
      await new Promise(setImmediate);
    }
    expect(await reading).toBe('refused');
    return taken;
  };

  it('and refused at the first piece that is too much', async () => {
    expect(await piecesTaken('"a":1,')).toBe(11);
    expect(await piecesTaken(' '.repeat(100))).toBe(11);
  });

  it('at any boundary between pieces', async () => {
    const json = JSON.stringify({ a: ',,,"\\",[[[{{', 'b,"': ['가', 2, { c: '\\' }] });
    for (let at = 1; at < Buffer.byteLength(json); at += 1) {
      const body = new PassThrough();
      const reading = readBounded(body, LIMITS);
      body.write(Buffer.from(json).subarray(0, at));
      body.end(Buffer.from(json).subarray(at));
      expect(await reading).toBe(json);
    }
  });

  it('and one that breaks off is a bad request', async () => {
    const body = new PassThrough();
    const reading = readBounded(body, LIMITS);
    body.write('{"a":');
    body.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
