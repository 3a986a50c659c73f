import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from './draw-picture.ts';
import { MULTIPART, multipartBody, sendThenRead } from './upload-server.ts';

const UPLOAD = '/api/Construction/construction-photo-upload-add';
const EDIT_UPLOAD = '/api/Construction/construction-photo-upload-edit';

let portal: TestApp;
let picture: Buffer;
beforeAll(async () => {
  portal = await startApp();
  picture = await drawPicture('png');
});
afterAll(() => portal.close());

type Part = { field?: string; name?: string; content: Buffer | string };

/** Sends parts to an upload call as a user, or without a session. */
async function upload(as: Person | undefined, parts: Part[], headers: Record<string, string> = {}, url = UPLOAD) {
  const cookie = as ? { cookie: await portal.cookieOf(as) } : {};
  const payload = multipartBody(parts);
  return portal.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': MULTIPART, ...cookie, ...headers },
  });
}

async function fetchPhoto(as: Person | undefined, name: string): Promise<number> {
  const headers = as ? { cookie: await portal.cookieOf(as) } : {};
  const reply = await portal.app.inject({ url: `/uploads/Construction/${encodeURIComponent(name)}`, headers });
  return reply.statusCode;
}

test('a project photo is a call of its own in the API description, by GET only', async () => {
  const { paths } = (await portal.app.inject({ url: '/api/openapi.json' })).json();
  expect(paths['/uploads/Construction/{name}'].get.parameters).toMatchObject([
    { name: 'name', in: 'path', required: true },
  ]);
  const headers = { cookie: await portal.cookieOf('pm1'), 'content-type': 'application/json' };
  const posted = await portal.app.inject({
    method: 'POST',
    url: '/uploads/Construction/x.jpg',
    payload: '{}',
    headers,
  });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET']);
  const head = await portal.app.inject({ method: 'HEAD', url: '/uploads/Construction/x.jpg', headers });
  expect(head.statusCode).toBe(404);
});

let number = 0;
const newName = (): string => {
  number += 1;
  return `2026112310153${String(number).padStart(4, '0')}_현장 사진.png`;
};

test('staff upload photos and get their stored names (D-109)', async () => {
  const names = [newName(), newName()];
  const reply = await upload('pm1', [
    { field: 'loginid', content: 'PM1' },
    ...names.map((name) => ({ field: name, name, content: picture })),
  ]);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { fileNames: names, message: '이미지가 성공적으로 업로드되었습니다!' },
  ]);
});

test('the edit screen has its own upload call with the same rules', async () => {
  const name = newName();
  const send = (as: Person) => upload(as, [{ field: name, name, content: picture }], {}, EDIT_UPLOAD);
  expect((await send('hanbit1')).json().code).toBe('FORBIDDEN');
  expect((await send('pm1')).json().fileNames).toEqual([name]);
  expect((await send('pm1')).json().code).toBe('FILE_EXISTS');
});

test('visitors, contractors, bad names and bad types are refused, and nothing stays (D-128)', async () => {
  const name = newName();
  const good = { field: name, name, content: picture };
  expect((await upload(undefined, [good])).statusCode).toBe(401);
  expect((await upload('hanbit1', [good])).statusCode).toBe(403);
  expect((await upload('pm1', [{ field: 'LoginId', content: 'pm2' }, good])).statusCode).toBe(403);
  expect((await upload('pm1', [good], { 'sec-fetch-site': 'cross-site' })).json().code).toBe('BAD_ORIGIN');
  expect((await upload('pm1', [good], { 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await upload('pm1', [good], { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await upload('pm1', [{ ...good, content: 'GIF89a<script>' }])).json().code).toBe('FILE_TYPE');
  expect(
    (
      await upload(
        'pm1',
        Array.from({ length: 51 }, () => good),
      )
    ).json().message,
  ).toBe('첨부파일은 최대 50개까지 선택 가능합니다.');
  expect(await fetchPhoto('pm1', name)).toBe(404);
  expect(await readdir(join(portal.dataDir, 'incoming'))).toEqual([]);
});

test('a repeat with the same key gets the first response; without a key the name is already used (R18)', async () => {
  const name = newName();
  const send = (headers: Record<string, string>) => upload('pm1', [{ field: name, name, content: picture }], headers);
  const first = await send({ 'idempotency-key': 'upload-1' });
  expect(first.statusCode).toBe(200);
  expect((await send({ 'idempotency-key': 'upload-1' })).json()).toEqual(first.json());
  expect((await send({})).json().code).toBe('FILE_EXISTS');
});

test('two users may upload photos of one name; each gets a prefix that no text shows (D-243)', async () => {
  const sent = { field: 'files', name: '현장.png', content: picture };
  const replies = [await upload('pm1', [sent]), await upload('sales1', [sent], {}, EDIT_UPLOAD)];
  const names: string[] = replies.flatMap((reply) => reply.json().fileNames);
  expect(names.map((name) => name.replace(/^\d{17}_/, ''))).toEqual(['현장.png', '현장.png']);
  expect(new Set([...names, '현장.png']).size).toBe(3);
  for (const name of names) expect(await fetchPhoto('pm2', name)).toBe(200);
  const twice = await upload('pm1', [sent, sent]);
  expect([twice.statusCode, twice.json().message]).toEqual([409, '다음 파일은 이미 추가되었습니다. 현장.png']);
});

test('a project photo is for staff and, once the project is won, for the winning company only (D-45)', async () => {
  const name = newName();
  await upload('sales1', [{ field: name, name, content: picture }]);
  const project = await postProject(portal, { ImageNameList: name });
  const seenBy = async () => ({
    nobody: await fetchPhoto(undefined, name),
    staff: await fetchPhoto('pm2', name),
    winner: await fetchPhoto('hanbit1', name),
    colleague: await fetchPhoto('hanbit2', name),
    other: await fetchPhoto('daon1', name),
  });
  expect(await seenBy()).toEqual({ nobody: 401, staff: 200, winner: 404, colleague: 404, other: 404 });
  const accepted = await portal.call('Construction/construction-accept', acceptance(project), { as: 'hanbit1' });
  expect(accepted.status, accepted.raw).toBe(200);
  expect(await seenBy()).toEqual({ nobody: 401, staff: 200, winner: 200, colleague: 200, other: 404 });
});

test('no spelling of a name leads to another file (TH9)', async () => {
  const name = newName();
  await upload('pm1', [{ field: name, name, content: picture }]);
  const cookie = await portal.cookieOf('pm1');
  const encoded = encodeURIComponent(name);
  for (const path of [
    `..%2f${encoded}`,
    `%2e%2e%2f${encoded}`,
    `..%5c${encoded}`,
    `${encoded}%00`,
    `%2fetc%2fpasswd`,
  ]) {
    const reply = await portal.app.inject({ url: `/uploads/Construction/${path}`, headers: { cookie } });
    expect(reply.statusCode, path).toBe(404);
  }
  expect(await fetchPhoto('pm1', name)).toBe(200);
});

test('an upload without a session is read to its end, so that its sender receives the refusal', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const large = multipartBody([{ name: 'a.png', content: Buffer.alloc(30 * 1024 * 1024) }]);
  expect(await sendThenRead(port, UPLOAD, large)).toBe('HTTP/1.1 401 Unauthorized');
});
