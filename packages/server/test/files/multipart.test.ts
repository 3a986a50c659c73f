import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_NAME_LIMIT } from '@portal/contract/areas/files/names';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readUploads } from '#http/upload/multipart.ts';
import { listFiles } from './open-files.ts';
import { head, LIMITS, MULTIPART, multipartBody, post, sendThenRead, uploadServer } from './upload-server.ts';

let dataDir: string;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-uploads-'));
  ({ app } = await uploadServer(dataDir));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});
afterEach(() => expect.poll(() => listFiles(dataDir)).toEqual([]));

test('fields and files are read under any field name', async () => {
  const body = multipartBody([
    { field: 'LoginId', content: '한글 값' },
    { field: '__proto__', content: 'polluted' },
    { field: 'constructor', name: 'a.png', content: 'first' },
    { field: '__proto__', name: 'b.png', content: 'second!' },
    { field: '사진.jpg', name: '사진.jpg', content: '' },
  ]);
  const { fields, files } = (await post(app, '/echo', body)).json();
  expect(fields.LoginId).toEqual(['한글 값']);
  expect(Object.getPrototypeOf({}).content).toBeUndefined();
  expect(files).toEqual([
    { name: 'a.png', bytes: 5 },
    { name: 'b.png', bytes: 7 },
    { name: '사진.jpg', bytes: 0 },
  ]);
});

test('a repeated field has all of its values, in order', async () => {
  const texts = ['b.pdf', '', 'a.pdf', 'b.pdf'];
  const body = multipartBody(texts.map((content) => ({ field: 'existingFiles', content })));
  expect((await post(app, '/echo', body)).json().fields).toEqual({ existingFiles: texts });
});

test.each([
  ['../../etc/passwd.png', '__.._etc_passwd.png'],
  ['C:\\photos\\a.png', 'photos_a.png'],
  ['견적\u202egpj.png', '견적_gpj.png'],
  ['20261123101530123_a^b,c.jpg', '20261123101530123_a_b_c.jpg'],
  ['...hidden.gif', '_hidden.gif'],
  ['사진'.normalize('NFD'), '사진'],
  ['줄\tbreak.png', '줄_break.png'],
  ['a\\"b.png', 'a_b.png'],
])('the name %j becomes %j (D-123)', async (sent, stored) => {
  const { files } = (await post(app, '/echo', multipartBody([{ name: sent, content: 'x' }]))).json();
  expect(files[0].name).toBe(stored);
});

test.each(['가', '😀'])('a name of 300 %s is cut at its start and keeps its extension', async (character) => {
  const body = multipartBody([{ name: `${character.repeat(300)}.png`, content: 'x' }]);
  const [file] = (await post(app, '/echo', body)).json().files;
  expect(file.name).toBe(`${character.repeat(FILE_NAME_LIMIT - 4)}.png`);
});

test('an empty file field is no file, and a file without a name gets the name of its field', async () => {
  const body = multipartBody([
    { field: '', name: '', content: '' },
    { field: 'photo.png', name: '', content: 'x' },
  ]);
  expect((await post(app, '/echo', body)).json().files).toEqual([{ name: 'photo.png', bytes: 1 }]);
});

const filesOf = (count: number, content = 'x') =>
  multipartBody(Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, content })));

test('as many files as the call allows are accepted, one more is refused', async () => {
  expect((await post(app, '/echo', filesOf(LIMITS.files))).statusCode).toBe(200);
  const answer = await post(app, '/echo', filesOf(LIMITS.files + 1));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'FILE_COUNT', message: '첨부파일은 최대 3개까지 선택 가능합니다.' });
});

test('a file of exactly the limit is accepted, one byte more is refused', async () => {
  const ofBytes = (bytes: number) => multipartBody([{ name: 'a.png', content: Buffer.alloc(bytes, 65) }]);
  expect((await post(app, '/echo', ofBytes(LIMITS.bytes))).json().files).toEqual([
    { name: 'a.png', bytes: LIMITS.bytes },
  ]);
  const answer = await post(app, '/echo', ofBytes(LIMITS.bytes + 1));
  expect(answer.statusCode).toBe(413);
  expect(answer.json().code).toBe('TOO_LARGE');
});

test('thousands of parts and oversized fields are refused', async () => {
  const many = multipartBody(Array.from({ length: 10_000 }, () => ({ content: 'x' })));
  expect((await post(app, '/echo', many)).statusCode).toBe(400);
  const long = multipartBody([{ content: 'x'.repeat(1024 * 1024 + 1) }]);
  expect((await post(app, '/echo', long)).statusCode).toBe(413);
});

test('malformed requests are 400, never 500', async () => {
  const good = filesOf(2, 'some content of a file');
  const bad: [string, Buffer][] = [
    ['multipart/form-data', good],
    ['multipart/form-data; boundary=', good],
    ['multipart/form-data; boundary=other', good],
    [MULTIPART, Buffer.alloc(0)],
    [MULTIPART, Buffer.from('no multipart at all')],
    [MULTIPART, good.subarray(0, good.length - 20)],
    [MULTIPART, good.subarray(0, 60)],
  ];
  for (const [type, body] of bad) {
    const answer = await post(app, '/echo', body, type);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  }
});

test('damaged requests always get a response, never 5xx', async () => {
  const good = multipartBody([
    { field: 'LoginId', content: 'pm1' },
    { field: 'a.png', name: 'a.png', content: 'some bytes of a picture' },
    { field: 'b.png', name: 'b.png', content: 'other bytes of a picture' },
  ]);
  let seed = 20_261_120;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const corruptions: ((body: Buffer) => Buffer)[] = [
    (body) => body.subarray(0, random(body.length)),
    (body) => Buffer.concat([body.subarray(0, random(60)), body.subarray(60 + random(60))]),
    (body) => Buffer.concat([body.subarray(0, random(body.length)), body]),
    (body) => Buffer.from(body).fill(random(256), random(body.length), random(body.length)),
    (body) => {
      const copy = Buffer.from(body);
      for (let times = 0; times < 4; times += 1) copy[random(copy.length)] = random(256);
      return copy;
    },
  ];
  let slowest = 0;
  for (let round = 0; round < 400; round += 1) {
    const corrupt = corruptions[round % corruptions.length];
    const sent = Date.now();
    const answer = await post(app, '/echo', corrupt ? corrupt(good) : good);
    expect(answer.statusCode === 200 || answer.statusCode === 400, answer.body).toBe(true);
    slowest = Math.max(slowest, Date.now() - sent);
  }
  // None may have waited for the parser's last timeout of ten seconds.
  expect(slowest).toBeLessThan(9000);
});

test('a client that is refused early still receives the refusal', async () => {
  const large = multipartBody([{ name: 'a.png', content: Buffer.alloc(40 * 1024 * 1024) }]);
  expect(await sendThenRead(port, '/refused', large)).toBe('HTTP/1.1 401 Unauthorized');
  expect(await sendThenRead(port, '/echo', large)).toBe('HTTP/1.1 413 Payload Too Large');
  const many = multipartBody(Array.from({ length: 20 }, () => ({ name: 'a.png', content: Buffer.alloc(2_000_000) })));
  expect(await sendThenRead(port, '/echo', many)).toBe('HTTP/1.1 400 Bad Request');
});

test('a broken upload leaves nothing on disk, and the server still works', async () => {
  for (let round = 0; round < 5; round += 1) {
    await new Promise<void>((done) => {
      const body = multipartBody([{ name: 'a.png', content: Buffer.alloc(3_000_000) }]);
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head('/echo', body.length));
        socket.write(body.subarray(0, 500_000 * round + 120), () => setTimeout(() => socket.destroy(), 50));
      });
      socket.on('close', () => done());
    });
  }
  await expect.poll(() => listFiles(dataDir)).toEqual([]);
  expect((await post(app, '/echo', filesOf(1))).statusCode).toBe(200);
});

test('files of a killed process are removed at the next start, younger ones stay', async () => {
  const incoming = join(dataDir, 'incoming');
  const [old, young] = [join(incoming, 'old'), join(incoming, 'young')];
  await writeFile(old, 'x');
  await writeFile(young, 'x');
  const longAgo = new Date(Date.now() - 61 * 60 * 1000);
  await utimes(old, longAgo, longAgo);
  await readUploads(Fastify(), dataDir);
  expect(await listFiles(dataDir)).toEqual(['young']);
  await utimes(young, longAgo, longAgo);
  await readUploads(Fastify(), dataDir);
});
