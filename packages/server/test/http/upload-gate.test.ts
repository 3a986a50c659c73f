import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PICTURE_LIMIT } from '@portal/contract/areas/files/kinds';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOADS_AT_ONCE } from '#http/upload/upload-gate.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { openRequest, type RawRequest } from '../faults/raw-request.ts';

const UPLOAD = '/api/Construction/construction-photo-upload-add';
/** The first bytes of the file, at which the server opens it. */
const START = `--part\r\ncontent-disposition: form-data; name="f"; filename="a.jpg"\r\n\r\n${'a'.repeat(200)}`;
const END = '\r\n--part--\r\n';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await startApp();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo);
});
afterAll(() => portal.close());

/** Starts an upload. `finish` sends the rest and returns the response. */
async function begin(person: Person | undefined, bytes = 1000) {
  const cookie: Record<string, string> = person ? { cookie: await portal.cookieOf(person) } : {};
  const length = START.length + bytes + END.length;
  const headers = { ...cookie, 'content-type': 'multipart/form-data; boundary=part', 'content-length': length };
  const request = await openRequest({ port, path: UPLOAD, headers });
  await request.write(START);
  return { request, finish: () => finish(request, bytes) };
}

async function finish(request: RawRequest, bytes: number): Promise<{ status: number; code: string }> {
  await request.write('a'.repeat(bytes));
  await request.write(END);
  const { status, body } = await request.answer;
  return { status, code: JSON.parse(body).code };
}

const onDisk = async (): Promise<number> => (await readdir(join(portal.dataDir, 'incoming'))).length;

/** Waits until so many files are being received. */
async function arrived(files: number): Promise<void> {
  for (let tries = 0; (await onDisk()) !== files && tries < 200; tries += 1) await sleep(10);
  expect(await onDisk()).toBe(files);
}

describe('uploads in transfer (TH33)', () => {
  it('need a session and the right first: nothing of other users is written to disk', async () => {
    const anonymous = await begin(undefined);
    const partner = await begin('hanbit1');
    const staff = await begin('pm1');
    await arrived(1);
    expect(await anonymous.finish()).toEqual({ status: 401, code: 'LOGIN_REQUIRED' });
    expect(await partner.finish()).toEqual({ status: 403, code: 'FORBIDDEN' });
    // The content is no picture, but the upload was accepted and checked.
    expect(await staff.finish()).toEqual({ status: 400, code: 'FILE_TYPE' });
    expect(await onDisk()).toBe(0);
  });

  it('are limited for each user, and the next is accepted when one has ended', async () => {
    const most = UPLOADS_AT_ONCE.ofUser.requests;
    const own = await Promise.all(Array.from({ length: most }, () => begin('sales1')));
    await arrived(most);
    expect(await (await begin('sales1')).finish()).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await (await begin('pm1')).finish()).toEqual({ status: 400, code: 'FILE_TYPE' });
    expect((await own[0]?.finish())?.status).toBe(400);
    expect(await (await begin('sales1')).finish()).toEqual({ status: 400, code: 'FILE_TYPE' });
    await Promise.all(own.slice(1).map((upload) => upload.finish()));
    expect(await onDisk()).toBe(0);
  });

  it('no longer count after they break off', async () => {
    for (let round = 0; round <= UPLOADS_AT_ONCE.ofUser.requests; round += 1) {
      const { request } = await begin('sales1');
      await arrived(1);
      request.abort();
      await arrived(0);
    }
    expect(await (await begin('sales1')).finish()).toEqual({ status: 400, code: 'FILE_TYPE' });
  });

  it('are refused unread when they announce more than the call allows', async () => {
    const { request } = await begin('sales1', MAX_PER_PROJECT.photos * PICTURE_LIMIT.bytes * 2);
    await sleep(50);
    expect(await onDisk()).toBe(0);
    request.abort();
  });
});
