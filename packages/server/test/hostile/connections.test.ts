import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const CALL = 'POST /api/Alarm/alarm-count HTTP/1.1\r\nhost: portal\r\n';
const JSON_HEAD = 'content-type: application/json\r\n';

describe('bytes that are no valid request (R12, R19)', () => {
  let portal: TestApp;
  let port: number;
  beforeAll(async () => {
    portal = await startApp();
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = portal.app.server.address() as AddressInfo);
  });
  afterAll(() => portal.close());

  /** Everything received for bytes sent on a connection of their own. */
  const answerTo = async (bytes: string | Buffer): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    socket.on('error', () => undefined).write(bytes);
    await closed;
    return answer;
  };

  it.each([
    ['a head of 20 KB', `${CALL}x-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a cookie of 20 KB', `${CALL}cookie: portal_session=${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['three thousand heads', `${CALL}connection: close\r\n${'x: y\r\n'.repeat(3000)}\r\n`, 431],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['another protocol', Buffer.from('160301020001000001fc0303', 'hex'), 400],
    ['a method that is none', 'GET\u0000 / HTTP/1.1\r\nhost: portal\r\n\r\n', 400],
    ['NUL in a head', `${CALL}x-a: a\u0000b\r\n\r\n`, 400],
    ['two hosts', `${CALL}Host: portal\r\nconnection: close\r\n\r\n`, 400],
    ['two other hosts', `${CALL}host: other\r\nconnection: close\r\n\r\n`, 400],
    ['a head without a colon', `${CALL}oops\r\n\r\n`, 400],
    ['a folded head', `${CALL}x-a: a\r\n\u0001b\r\n\r\n`, 400],
    ['two lengths', `${CALL}${JSON_HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
    [
      'a length beside chunks',
      `${CALL}${JSON_HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a length that is none', `${CALL}${JSON_HEAD}content-length: -1\r\n\r\n`, 400],
    ['an encoding that is none', `${CALL}${JSON_HEAD}transfer-encoding: chunked, identity\r\n\r\n`, 400],
    ['a chunk without a size', `${CALL}${JSON_HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
  ])('are refused in Korean: %s', async (_what, bytes, status) => {
    const answer = await answerTo(bytes);
    const [, shown, body = ''] = /^HTTP\/1\.1 (\d+) .*?\r\n\r\n(\{.*?\})/s.exec(answer) ?? [];
    expect([Number(shown), answer.toLowerCase()]).toEqual([
      status,
      expect.stringContaining('content-type: application/json'),
    ]);
    expect(JSON.parse(body)).toEqual({
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.stringMatching(/[가-힣]/),
    });
  });

  it('do not stop the portal', async () => {
    expect((await portal.call('Alarm/alarm-count', {}, { as: 'admin' })).status).toBe(200);
  });
});
