import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** Each of these once blocked the process for seconds to minutes. The limit allows for a busy machine. */
const MAX_BLOCK_MS = 1000;
const MEGABYTE = 1_000_000;
const PILE = `a${'\u0301\u0316'.repeat(MEGABYTE / 5)}`;
const DIGITS = '9'.repeat(MEGABYTE - 1000);

describe('expensive text does not block other requests (A-16)', () => {
  let portal: TestApp;
  let url: string;
  let cookie: string;
  beforeAll(async () => {
    portal = await startApp();
    url = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    cookie = await portal.cookieOf('sales1');
  });
  afterAll(() => portal.close());

  const post = async (path: string, body: string | FormData, headers: Record<string, string> = {}) => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const reply = await fetch(`${url}/api/${path}`, { method: 'POST', body, headers: { ...type, ...headers } });
    const { code, field } = JSON.parse(await reply.text());
    return { status: reply.status, code, field };
  };

  /** Sends a request and checks that it did not block the process. Returns status, code and field. */
  const answerOf = async <R>(sendRequest: () => Promise<R>): Promise<R> => {
    const blockedMs = monitorEventLoopDelay({ resolution: 10 });
    blockedMs.enable();
    const answer = await sendRequest();
    blockedMs.disable();
    expect(blockedMs.max / 1e6).toBeLessThan(MAX_BLOCK_MS);
    return answer;
  };

  it('at sign-in, which accepts four kilobytes', async () => {
    const signIn = (UserId: string) => answerOf(() => post('Auth/login', JSON.stringify({ UserId, Password: 'x' })));
    expect(await signIn(PILE)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    expect(await signIn(PILE.slice(0, 1000))).toMatchObject({ status: 400, code: 'TOO_LONG', field: 'UserId' });
  });

  it.each([
    ['a text', { DetailContent: PILE }, 'DetailContent'],
    ['an amount', { Price: DIGITS }, 'Price'],
    ['a key', { AreaId: DIGITS }, 'AreaId'],
    ['dates', { StartDate: '2026-11-23^'.repeat(80_000) }, 'StartDate'],
    ['names', { ImageNameList: '^a'.repeat(400_000) }, 'ImageNameList'],
    ['a list of objects', { Materials: Array.from({ length: 300_000 }, () => ({})) }, 'Materials'],
  ])('as %s of a form', async (_what, part, field) => {
    const body = JSON.stringify(registration(part));
    const reply = await answerOf(() => post('Construction/construction-add', body, { cookie }));
    expect(reply).toEqual({ status: 400, code: 'TOO_LONG', field });
  });

  it('as a number in JSON', async () => {
    const body = `{"Price":${DIGITS}}`;
    expect(await answerOf(() => post('Construction/construction-add', body, { cookie }))).toMatchObject({
      status: 400,
    });
  });

  it('as fields of an upload, which accepts 64 kilobytes of them', async () => {
    const form = new FormData();
    for (let field = 0; field < 20; field += 1) form.append(`LoginId${field}`, PILE.slice(0, 10_000));
    const upload = 'Construction/construction-photo-upload-add';
    expect(await answerOf(() => post(upload, form, { cookie }))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const named = new FormData();
    named.append('file', new Blob(['x']), `${PILE.slice(0, 7000)}.jpg`);
    expect((await answerOf(() => post(upload, named, { cookie }))).status).toBe(400);
  });

  it('in an address', async () => {
    const address = `${url}/uploads/Construction/${encodeURIComponent(PILE.slice(0, 500))}`;
    expect((await answerOf(() => fetch(address, { headers: { cookie } }))).status).toBe(404);
  });
});
