import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { storedFileName } from '@portal/contract/areas/files/names';
import Fastify, { type FastifyInstance } from 'fastify';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openArchive } from '#areas/files/public/archive.ts';
import { sendAttachment } from '#http/downloads.ts';
import { readUploads } from '#http/upload/multipart.ts';
import { refuse } from '#refuse.ts';
import { type OpenFiles, openFiles, STORAGES } from './open-files.ts';
import { saveFiles } from './save-files-now.ts';

const RULE = FILE_RULES.noticeAttachment;
const LARGE = 12 * 1024 * 1024;

describe.each(STORAGES)('an archive of files in %s storage (FILE-28)', (storage) => {
  let files: OpenFiles;
  let app: FastifyInstance;
  let port: number;
  /** The streams that were opened in the store. */
  const opened: Readable[] = [];
  let stored: Map<string, string>;

  beforeAll(async () => {
    files = await openFiles(storage);
    app = Fastify();
    await readUploads(app, files.dataDir);
    const open: typeof files.ctx.files.open = async (key) => {
      const found = await files.ctx.files.open(key);
      if (found) opened.push(found.stream);
      return found;
    };
    const ctx = { ...files.ctx, files: { ...files.ctx.files, open } };
    app.get<{ Querystring: { names: string } }>('/archive', async ({ query }, reply) => {
      const archive = await openArchive(ctx, {
        folder: RULE.folder,
        names: query.names.split(','),
        archiveName: '11월/안내.zip',
      });
      return sendAttachment(reply, archive ?? refuse('NOT_FOUND'));
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
    stored = new Map([
      ['도면.dwg', await save('도면.dwg', Buffer.from('first'))],
      ['도면.DWG', await save('도면.DWG', Buffer.from('second'))],
      ['빈 파일.txt', await save('빈 파일.txt', Buffer.alloc(0))],
      ['README', await save('README', Buffer.from('third'))],
      ['무엇?.txt', await save('무엇?.txt', Buffer.from('question'))],
      ['무엇*.txt', await save('무엇*.txt', Buffer.from('star'))],
      ['aux.txt', await save('aux.txt', Buffer.from('device'))],
      ['끝. ', await save('끝. ', Buffer.from('end'))],
      ['긴', await save(`${'가'.repeat(120)}.pdf`, Buffer.from('long'))],
      ['영상.mp4', await save('영상.mp4', Buffer.alloc(LARGE, 'video'))],
      ['영상2.mp4', await save('영상2.mp4', Buffer.alloc(LARGE, 'movie'))],
    ]);
  });
  afterAll(async () => {
    await app.close();
    await files.close();
  });

  let moment = Date.parse('2026-11-20T06:00:00Z');
  /** Stores a file and returns its stored name. */
  async function save(original: string, content: Buffer): Promise<string> {
    moment += 1000;
    files.setNow(new Date(moment));
    const path = join(files.dataDir, 'incoming', 'sent');
    await writeFile(path, content);
    const [name = ''] = await saveFiles(files.ctx, RULE, [
      { name: storedFileName(original, new Date(moment)), path, bytes: content.length },
    ]);
    return name;
  }

  const url = (...originals: string[]): string =>
    `/archive?names=${encodeURIComponent(originals.map((original) => stored.get(original) ?? original).join(','))}`;
  const ask = (...originals: string[]) => app.inject(url(...originals));

  test('contains the files as stored, under their original names', async () => {
    const reply = await ask('README', '도면.dwg', '빈 파일.txt');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''11%EC%9B%94_%EC%95%88%EB%82%B4.zip`);
    const found = unzipSync(reply.rawPayload);
    expect(Object.entries(found).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['README', 'third'],
      ['도면.dwg', 'first'],
      ['빈 파일.txt', ''],
    ]);
  });

  test('is not compressed, and has the announced length', async () => {
    const reply = await ask('영상.mp4', '도면.dwg');
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
    const entries: UnzipFileInfo[] = [];
    unzipSync(reply.rawPayload, { filter: (entry) => entries.push(entry) === 0 });
    expect(entries.map(({ name, compression, originalSize }) => [name, compression, originalSize])).toEqual([
      ['영상.mp4', 0, LARGE],
      ['도면.dwg', 0, 5],
    ]);
  });

  test('numbers equal names, also when they differ only in case', async () => {
    const reply = await ask('도면.dwg', '도면.DWG', 'README');
    expect(Object.keys(unzipSync(reply.rawPayload))).toEqual(['도면.dwg', '도면 (2).DWG', 'README']);
  });

  test('has names that Windows, Linux and macOS can write (D-557)', async () => {
    const names = Object.keys(unzipSync((await ask('무엇?.txt', '무엇*.txt', 'aux.txt', '끝. ', '긴')).rawPayload));
    expect(names.slice(0, 4)).toEqual(['무엇_.txt', '무엇_ (2).txt', '_aux.txt', '끝']);
    expect(names[4]).toMatch(/^가{78}\.pdf$/);
  });

  test('names are in UTF-8, marked so, and in NFC', async () => {
    const reply = await ask('도면.dwg');
    expect(reply.rawPayload.readUInt16LE(6) & 0x800).toBe(0x800);
    expect(reply.rawPayload.includes(Buffer.from('도면.dwg'.normalize('NFC')))).toBe(true);
  });

  test('is refused when one of the names is not stored', async () => {
    expect((await ask('도면.dwg', '20261120150000000_없음.pdf')).statusCode).toBe(404);
  });

  test('fails visibly when bytes are missing, instead of ending early as if complete', async () => {
    const missing = await save('잃은 파일.pdf', Buffer.from('gone'));
    const row = await files.ctx.db
      .selectFrom('stored_file')
      .select('storage_key')
      .where('name', '=', missing)
      .executeTakeFirstOrThrow();
    await files.ctx.files.remove(row.storage_key);
    const broken = await new Promise<boolean>((done, failed) => {
      get({ port, path: url('도면.dwg', missing) }, (response) => {
        response.resume().on('close', () => done(!response.complete));
        response.on('error', () => undefined);
      }).on('error', failed);
    });
    expect(broken).toBe(true);
  });

  test('a client that disconnects ends the read, and the next file is not opened', async () => {
    opened.length = 0;
    const response = await new Promise<IncomingMessage>((done, failed) => {
      get({ port, path: url('영상.mp4', '영상2.mp4') }, done).on('error', failed);
    });
    await response.iterator({ destroyOnReturn: false }).next();
    response.destroy();
    await expect.poll(() => opened.map((stream) => stream.destroyed)).toEqual([true]);
  });

  test('a HEAD request reads no file', async () => {
    opened.length = 0;
    const reply = await app.inject({ method: 'HEAD', url: url('영상.mp4', '영상2.mp4') });
    expect([reply.statusCode, reply.rawPayload.length, Number(reply.headers['content-length']) > 2 * LARGE]).toEqual([
      200,
      0,
      true,
    ]);
    expect(opened).toEqual([]);
  });
});
