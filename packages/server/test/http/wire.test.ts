import { allCalls } from '@portal/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, registerProject, registration } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await startApp();
  cookie = await portal.cookieOf('admin');
});
afterAll(() => portal.close());

const LIST = '/api/Construction/all-construction-mize-list';
type Request = {
  method?: 'POST' | 'GET' | 'PUT' | 'DELETE' | 'OPTIONS';
  url?: string;
  payload?: string;
  headers?: object;
};
const send = ({ method = 'POST', url = LIST, payload, headers = {} }: Request) =>
  portal.app.inject({ method, url, ...(payload === undefined ? {} : { payload }), headers: { cookie, ...headers } });
const json = { 'content-type': 'application/json' };

describe('checks before the body is read (wire.md, Details)', () => {
  it('401 comes before everything else, on every path below /api but the open ones', async () => {
    for (const url of [LIST, '/api/nothing', '/api', '/uploads/Construction/x.jpg']) {
      const reply = await send({ url, method: url.startsWith('/uploads') ? 'GET' : 'POST', headers: { cookie: '' } });
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 401, 'LOGIN_REQUIRED']);
    }
    for (const url of ['/api/openapi.json', '/api/docs/']) {
      expect((await send({ url, method: 'GET', headers: { cookie: '' } })).statusCode).toBe(200);
    }
  });

  it('404 in JSON for an unknown path, 405 for a wrong method, 415 for another type', async () => {
    expect((await send({ url: '/api/Nope/nothing' })).json().code).toBe('NOT_FOUND');
    const wrong = await send({ method: 'GET' });
    expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST']);
    expect(
      (await send({ payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).statusCode,
    ).toBe(415);
    expect((await send({ payload: '{}', headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
    const form = 'multipart/form-data; boundary=x';
    expect((await send({ payload: '--x--', headers: { 'content-type': form } })).statusCode).toBe(415);
    const upload = '/api/Construction/construction-photo-upload-add';
    expect((await send({ url: upload, payload: '{}', headers: json })).statusCode).toBe(415);
  });

  it('413 above one megabyte, with its message', async () => {
    const reply = await send({ payload: JSON.stringify({ SearchKey: 'a'.repeat(1024 * 1024) }), headers: json });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'TOO_LARGE']);
  });

  it('a write from another origin is refused, and one without the headers is accepted', async () => {
    const from = (headers: object) => send({ payload: '{}', headers: { ...json, ...headers } });
    expect((await from({ 'sec-fetch-site': 'cross-site' })).json().code).toBe('BAD_ORIGIN');
    expect((await from({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await from({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' })).statusCode).toBe(200);
    expect((await from({ origin: 'http://localhost:80' })).statusCode).toBe(200);
    expect((await from({})).statusCode).toBe(200);
  });
});

describe('requests (wire.md, Requests)', () => {
  it('may have an empty body without a type, and paths and names in any case', async () => {
    expect((await send({})).statusCode).toBe(200);
    expect((await send({ payload: '', headers: json })).statusCode).toBe(200);
    const reply = await send({
      url: '/API/construction/ALL-construction-mize-list',
      payload: '{"pagesize":"5","PAGE":1,"unknown":{}}',
      headers: json,
    });
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['no JSON', '{"Id":'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['a wrong type', '{"SearchKey":{"a":1}}'],
    ['NUL', '{"SearchKey":"a\\u0000b"}'],
    ['half a surrogate pair', '{"SearchKey":"\\ud800"}'],
  ])('with %s get 400 BAD_REQUEST', async (_what, payload) => {
    const reply = await send({ payload, headers: json });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('with a text that is too long get 400 TOO_LONG, with the name of the field', async () => {
    const reply = await send({ payload: JSON.stringify({ searchkey: '가'.repeat(101) }), headers: json });
    expect(reply.json()).toEqual({
      message: '입력 가능한 글자 수를 초과했습니다.',
      code: 'TOO_LONG',
      field: 'SearchKey',
    });
  });

  it("a LoginId must be the caller's, in upper or lower case (D-128)", async () => {
    const Id = await registerProject(portal);
    const info = (LoginId: string) => portal.call('Construction/construction-info', { Id, LoginId }, { as: 'admin' });
    expect((await info('sales1')).refusal.code).toBe('FORBIDDEN');
    expect((await info('ADMIN')).status).toBe(200);
    expect((await info('')).status).toBe(200);
  });

  it('odd values never give 5xx', async () => {
    const odd = [
      '-0',
      '1e400',
      '9007199254740993',
      '2147483648',
      'null',
      '[]',
      '{}',
      '"__proto__"',
      '"\'; drop"',
      '-1',
      '1.5',
      '"😀"',
    ];
    for (const value of odd) {
      for (const path of ['construction-info', 'construction-post', 'construction-accept', 'construction-delete']) {
        const as = path === 'construction-accept' ? 'hanbit1' : 'admin';
        const reply = await send({
          url: `/api/Construction/${path}`,
          payload: `{"Id":${value},"TotalPeople":${value},"__proto__":{"x":1}}`,
          headers: { ...json, cookie: await portal.cookieOf(as) },
        });
        expect([path, value, [400, 404].includes(reply.statusCode)]).toEqual([path, value, true]);
      }
    }
  });
});

it('a call has both spellings where the sources misspell one (D-132, A-05)', async () => {
  const both = allCalls.flatMap((call) => (call.alsoPath ? [[call.path, call.alsoPath]] : []));
  expect(both).toContainEqual(['Construction/construction-matertial-send', 'Construction/construction-material-send']);
  for (const paths of both) {
    const replies = await Promise.all(
      paths.map((path) => send({ url: `/api/${path}`, payload: '{"Id":999999}', headers: json })),
    );
    const [spelt, right] = replies.map((reply) => [reply.statusCode, reply.body]);
    expect([paths, right]).toEqual([paths, spelt]);
    // An unknown path would give 404 for every method.
    for (const path of paths) {
      const answer = await send({ method: 'GET', url: `/api/${path}`, headers: json });
      expect([path, answer.statusCode]).toEqual([path, 405]);
    }
    expect((await send({ url: `/api/${paths[1]}`, headers: { cookie: '' } })).statusCode).toBe(401);
  }
});

describe('responses', () => {
  it('wrap a list, and are one text with WIRE_ENVELOPE=text (D-126)', async () => {
    const list = await portal.call('Area/all-area-list', {}, { as: 'admin' });
    expect(list.ok.meta.totalCount).toBe(17);
    expect(list.ok.data[0]).toEqual({ id: 1, areaName: '서울' });
    const texts = await startApp({ WIRE_ENVELOPE: 'text' });
    const reply = await texts.call('Area/all-area-list', {}, { as: 'admin' });
    expect(typeof JSON.parse(reply.raw)).toBe('string');
    expect(reply.ok.meta.totalCount).toBe(17);
    await texts.close();
  });

  it('have nosniff and a referrer policy', async () => {
    const reply = await send({});
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) });
  });

  it('include health and metrics, metrics on the loopback address only', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      expect((await portal.app.inject({ url })).statusCode).toBe(200);
    }
    expect((await portal.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    expect((await portal.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(
      404,
    );
  });
});

describe('repeated requests (Idempotency-Key)', () => {
  const add = (key: string, changes = {}) =>
    portal.call('Construction/construction-add', registration(changes), {
      as: 'sales1',
      headers: { 'idempotency-key': key },
    });

  it('get the first response again and store nothing twice', async () => {
    const first = await add('one');
    const again = await add('one');
    expect(again.raw).toBe(first.raw);
    expect((await add('two')).ok.data[0]?.id).not.toBe(first.ok.data[0]?.id);
  });

  it('get a stored refusal too, and keys of different users are independent', async () => {
    expect((await add('bad', { ProjectName: '' })).status).toBe(400);
    expect((await add('bad', { ProjectName: '' })).status).toBe(400);
    const other = await portal.call('Construction/construction-add', registration(), {
      as: 'admin',
      headers: { 'idempotency-key': 'bad' },
    });
    expect(other.status).toBe(200);
  });

  it('are refused when the key belongs to another request or call, without an effect on the first (A-15)', async () => {
    const first = await add('bound');
    const other = await add('bound', { ProjectName: '다른 이름' });
    expect([other.status, other.refusal.code]).toEqual([409, 'KEY_REUSED']);
    expect(other.refusal.message).toBe('이미 다른 요청에 사용된 키입니다.');
    const Id = first.ok.data[0]?.id ?? 0;
    const remove = await portal.call(
      'Construction/construction-delete',
      { Id },
      { as: 'sales1', headers: { 'idempotency-key': 'bound' } },
    );
    expect([remove.status, remove.refusal.code]).toEqual([409, 'KEY_REUSED']);
    expect((await add('bound')).raw).toBe(first.raw);
  });

  it('of many at once only one is processed; the others wait for it or are refused', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => add('same-time')));
    const ids = new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.ok.data[0]?.id));
    expect(ids.size).toBe(1);
    for (const reply of replies) expect([200, 409]).toContain(reply.status);
    expect(replies.filter((reply) => reply.status === 409).every((reply) => reply.refusal.code === 'IN_PROGRESS')).toBe(
      true,
    );
  });

  it('an acceptance of an unknown project gives 404', async () => {
    expect((await portal.call('Construction/construction-accept', acceptance(999_999), { as: 'hanbit1' })).status).toBe(
      404,
    );
  });
});
