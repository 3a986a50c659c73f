import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_LIMIT } from '@portal/contract/areas/files/kinds';
import { BODY_LIMIT } from '@portal/contract/core/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';
import { openRequest } from './raw-request.ts';

const LIST = '/api/Construction/all-construction-mize-list';
const UPLOAD = '/api/Construction/construction-photo-upload-add';
const CHUNK = Buffer.alloc(64 * 1024, 0x61);

describe('a client that sends its whole body first still gets the refusal (wire.md, Also; R12)', () => {
  let dataDir: string;
  let portal: PortalProcess;
  let client: Client;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
    portal = await startPortal({ dataDir, env: { DEMO: '0' } });
    client = await signInAt(portal.url, 'sales1');
  });
  afterAll(async () => {
    await portal.stop();
    await removeDataDir(dataDir);
  });

  type Sending = { path: string; type: string; start: string; filler: number; end: string; cookie?: string };

  /** Sends the whole body, even if the server has responded, and reads only then. */
  const send = async ({ path, type, start, filler, end, cookie = client.cookie }: Sending) => {
    const headers = { cookie, 'content-type': type, 'content-length': start.length + filler + end.length };
    const request = await openRequest({ port: portal.port, path, headers });
    await request.write(start);
    for (let left = filler; left > 0; left -= CHUNK.length) await request.write(CHUNK.subarray(0, left));
    await request.write(end);
    const { status, body } = await request.answer;
    return { status, code: JSON.parse(body).code };
  };

  const json = { path: LIST, type: 'application/json', start: '{"SearchKey":"', end: '"}' };
  const photo = {
    path: UPLOAD,
    type: 'multipart/form-data; boundary=part',
    start: '--part\r\ncontent-disposition: form-data; name="f"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    end: '\r\n--part--\r\n',
  };

  it('413 for JSON above one megabyte', async () => {
    expect(await send({ ...json, filler: BODY_LIMIT })).toEqual({ status: 413, code: 'TOO_LARGE' });
    expect(await send({ ...json, filler: 8 * BODY_LIMIT })).toEqual({ status: 413, code: 'TOO_LARGE' });
  });

  it('413 for a picture above ten megabytes, and nothing stays on disk', async () => {
    expect(await send({ ...photo, filler: PICTURE_LIMIT.bytes + 1 })).toEqual({ status: 413, code: 'TOO_LARGE' });
    expect(await send({ ...photo, filler: 3 * PICTURE_LIMIT.bytes })).toEqual({ status: 413, code: 'TOO_LARGE' });
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('401 and 415 for large bodies too; 413 has priority over 404', async () => {
    expect(await send({ ...photo, filler: 4 * BODY_LIMIT, cookie: '' })).toMatchObject({ status: 401 });
    expect(await send({ ...json, type: 'text/plain', filler: 2 * BODY_LIMIT })).toMatchObject({ status: 415 });
    expect(await send({ ...json, path: '/api/Nope/nothing', filler: 2 * BODY_LIMIT })).toMatchObject({ status: 413 });
  });

  it('the portal still serves requests afterwards', async () => {
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
  });
});
