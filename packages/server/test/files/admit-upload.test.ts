import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUploads } from '#http/upload/multipart.ts';
import { Refusal } from '#refuse.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { LIMITS, MULTIPART, multipartBody } from './upload-server.ts';

/** A promise that the test resolves or rejects. */
function pending() {
  let settle = { resolve: (): void => undefined, reject: (_why: Error): void => undefined };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: () => settle.resolve(), reject: (why: Error) => settle.reject(why) };
}

describe('the right to send a form is checked before its files are stored', () => {
  let dataDir: string;
  let app: FastifyInstance;
  let read: Awaited<ReturnType<typeof readUploads>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-admit-'));
    app = Fastify();
    read = await readUploads(app, dataDir);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const MEGABYTE = 1024 * 1024;
  const file = (bytes: number) => ({ name: 'a.bin', content: Buffer.alloc(bytes, 0x61) });
  const filesOnDisk = () => readdir(join(dataDir, 'incoming'));

  /** Starts to read an upload. The test sends its body and decides its check. */
  const begin = (field: string | undefined) => {
    const raw = new PassThrough({ highWaterMark: 16 * MEGABYTE });
    // A request with only what the form reader uses.
    const request: FastifyRequest = Object.assign(Object.create(null), {
      raw: Object.assign(raw, { headers: { 'content-type': MULTIPART }, socket: {} }),
    });
    const checkedIds: string[] = [];
    const permission = pending();
    const checkRecord = (text: string): Promise<void> => {
      checkedIds.push(text);
      return permission.promise;
    };
    const reading = read(request, {
      ...LIMITS,
      admit: { field, ask: checkRecord },
    });
    reading.catch(() => undefined);
    return { raw, checkedIds, permission, reading };
  };
  const settle = () => new Promise((done) => setTimeout(done, 20));

  it('nothing is stored while the check of the record runs, and a refused upload leaves nothing', async () => {
    const { raw, checkedIds, permission, reading } = begin('ProjectId');
    raw.write(multipartBody([{ field: 'projectid', content: '7' }, file(0)]).subarray(0, -20));
    await expect.poll(() => checkedIds).toEqual(['7']);
    const before = raw.readableLength;
    raw.write(Buffer.alloc(4 * MEGABYTE));
    await settle();
    expect(raw.readableLength - before).toBe(4 * MEGABYTE);
    permission.reject(new Refusal('NOT_FOUND'));
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await filesOnDisk()).toEqual([]);
  });

  it('an allowed upload is read to the end', async () => {
    const { raw, permission, reading } = begin('ProjectId');
    const body = multipartBody([
      { field: 'ProjectId', content: '7' },
      file(2 * MEGABYTE),
      { field: 'b', content: '2' },
    ]);
    raw.write(body.subarray(0, 1000));
    await settle();
    raw.end(body.subarray(1000));
    permission.resolve();
    const { fields, files, discard } = await reading;
    expect([fields, files.map(({ bytes }) => bytes)]).toEqual([{ ProjectId: ['7'], b: ['2'] }, [2 * MEGABYTE]]);
    await discard();
  });

  it('a missing record is reported before any other error', async () => {
    const { raw, permission, reading } = begin('ProjectId');
    raw.end(multipartBody([{ field: 'ProjectId', content: '7' }, ...Array.from({ length: 9 }, () => file(1))]));
    await settle();
    permission.reject(new Refusal('NOT_FOUND'));
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("only a megabyte is read before the record's id has arrived", async () => {
    const { raw, checkedIds, reading } = begin('ProjectId');
    const late = (bytes: number) => multipartBody([file(bytes), { field: 'ProjectId', content: '7' }]);
    raw.end(late(2 * MEGABYTE));
    await expect(reading).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'ProjectId' });
    expect(checkedIds).toEqual([]);
    const small = begin('ProjectId');
    small.permission.resolve();
    small.raw.end(late(1000));
    await (await small.reading).discard();
    expect(small.checkedIds).toEqual(['7']);
  });

  it('a right that needs no record is checked before the first byte', async () => {
    const { raw, checkedIds, permission, reading } = begin(undefined);
    raw.write(Buffer.alloc(4 * MEGABYTE));
    await settle();
    expect([checkedIds.length, raw.readableLength]).toEqual([1, 4 * MEGABYTE]);
    permission.reject(new Refusal('FORBIDDEN'));
    await expect(reading).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a form that is too large is refused for its record first', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp();
    await portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm2').execute();
  });
  afterAll(() => portal.close());

  const tooMany = Array.from({ length: FILE_RULES.roomFile.files + 5 }, (_, at) => ({
    name: `${at}.txt`,
    content: 'x',
  }));
  const send = async (path: string, as: 'sales1' | 'pm2') => {
    const keys = ['ProjectId', 'NoticeId'].map((field) => ({ field, content: '987654' }));
    const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf(as) };
    const payload = multipartBody([...keys, ...tooMany]);
    const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
    return [reply.statusCode, reply.json().code];
  };

  it.each([
    ['a room of others', 'Project/room-file-upload'],
    ['a notice that is not there', 'MizeNotice/notice-edit'],
    ['a notice of the other board', 'Notice/notice-edit'],
  ])('%s gets 404', async (_what, path) => {
    expect(await send(path, 'sales1')).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['user-add', 'user-edit', 'user-photo-image-upload', 'user-attach-files-upload'])(
    '%s without the menu gets 403',
    async (call) => {
      expect(await send(`User/${call}`, 'pm2')).toEqual([403, 'FORBIDDEN']);
    },
  );
});
