import { DAY_MS } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeRoomFiles } from '#areas/workspace-entries/files.ts';
import { getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom, roomOf } from '#test-kit/factories/room.ts';
import { addRoomFile, PDF, uploadFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { rowsOf, search } from '../search/search-kit.ts';

/** A PNG of one transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterAll(() => portal.close());

const send = (name: string, as: Person = 'pm1', content: string | Buffer = PDF) =>
  addRoomFile(portal, room, { name, as, content });
const get = async (url: string, as: Person) =>
  portal.app.inject({ method: 'GET', url, headers: { cookie: await portal.cookieOf(as) } });
const edit = (EntryId: number, FileIds: string, as: Person = 'pm1') =>
  portal.call('Project/post-edit', { EntryId, Content: '<p>현장을 확인했습니다.</p>', FileIds }, { as });
const listed = async (as: Person, fields: object = {}) =>
  (await portal.call('Project/room-file-list', { ProjectId: room, ...fields }, { as })).ok.data;

describe('files of entries in the workspace', () => {
  it('download under their names, pictures are shown, and entry and files stay in order', async () => {
    const [pdf, png] = [await send('도면.pdf'), await send('현장.png', 'pm1', PNG)];
    const id = await makeEntry(portal, room, { Title: '도면', FileIds: `${png}^${pdf}` });
    const { files } = await getEntry(portal, id, 'pm2');
    expect(files.map(({ fileName, pictureYn, bytes }) => [fileName, pictureYn, bytes])).toEqual([
      ['현장.png', 'Y', PNG.length],
      ['도면.pdf', 'N', PDF.length],
    ]);
    const loaded = await get(files[1]?.savePath ?? '', 'pm2');
    expect([loaded.statusCode, loaded.body]).toEqual([200, PDF]);
    expect(loaded.headers['content-disposition']).toContain(encodeURIComponent('도면.pdf'));
    const shown = await get(files[0]?.showPath ?? '', 'pm2');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(files[1]?.showPath).toBe('');
    expect(files[1]?.savePath.split('?')[0]).toBe('/api/Project/room-file-download');
    expect(files[0]?.showPath).toMatch(/^\/uploads\/Workspace\/\d{17}_/);
    expect((await get('/uploads/Workspace/none.png', 'pm2')).statusCode).toBe(404);
    for (const address of [files[0]?.showPath, files[1]?.savePath]) {
      expect((await get(address ?? '', 'admin')).statusCode).toBe(404);
      expect((await portal.app.inject({ method: 'GET', url: address ?? '' })).statusCode).toBe(401);
    }
  });

  it('are kept, added and removed by an edit; a removed file is deleted a day later', async () => {
    const [first, second, third] = [await send('1.pdf'), await send('2.pdf'), await send('3.pdf', 'pm2')];
    const id = await makeEntry(portal, room, { FileIds: `${first}^${second}` });
    const dropped = (await getEntry(portal, id)).files[0]?.savePath ?? '';
    expect((await edit(id, `${second}^${third}`, 'pm2')).status).toBe(200);
    const { files } = await getEntry(portal, id);
    expect(files.map(({ fileName }) => fileName)).toEqual(['2.pdf', '3.pdf']);
    expect((await get(dropped, 'pm2')).statusCode).toBe(404);
    const stored = () =>
      portal.ctx.db.selectFrom('stored_file').select('name').where('folder', '=', 'Workspace').execute();
    const before = (await stored()).length;
    const { now } = portal.clock;
    await purgeRoomFiles.run({ ...portal.ctx, now: () => new Date(now.getTime() + DAY_MS + 1000) });
    expect((await stored()).length).toBe(before - 1);
    expect((await get(files[0]?.savePath ?? '', 'pm2')).statusCode).toBe(200);
  });

  it('of another user, room or entry are refused, and ten are the most', async () => {
    const foreign = await send('남의.pdf', 'pm2');
    const other = await makeRoom(portal, { Name: '다른 방' });
    const elsewhere = await addRoomFile(portal, other, { name: '다른.pdf', as: 'pm1' });
    const taken = await send('달린.pdf');
    await makeEntry(portal, room, { FileIds: String(taken) });
    const id = await makeEntry(portal, room);
    for (const fileId of [foreign, elsewhere, taken]) expect((await edit(id, String(fileId))).status).toBe(400);
    const many: number[] = [];
    for (let count = 0; count < 11; count += 1) many.push(await send(`${count}.pdf`));
    expect((await edit(id, many.join('^'))).refusal.code).toBe('FILE_COUNT');
    expect((await edit(id, many.slice(1).join('^'))).status).toBe(200);
    expect((await getEntry(portal, id)).files).toHaveLength(10);
  });

  it('that an editor may not see stay attached', async () => {
    await portal.ctx.db.updateTable('room').set({ view_file: 'ADMIN_AND_AUTHOR' }).where('id', '=', room).execute();
    const id = await makeEntry(portal, room, { FileIds: String(await send('비밀.pdf')) });
    expect((await getEntry(portal, id, 'pm2')).files).toEqual([]);
    expect((await edit(id, String(await send('새.pdf', 'pm2')), 'pm2')).status).toBe(200);
    expect((await getEntry(portal, id)).files.map(({ fileName }) => fileName)).toEqual(['비밀.pdf', '새.pdf']);
  });

  it('that a member may see but not load have no address, a picture neither (WORK-54)', async () => {
    const FileIds = `${await send('현장.png', 'pm1', PNG)}^${await send('도면.pdf')}`;
    const id = await makeEntry(portal, room, { FileIds });
    const [shown] = (await getEntry(portal, id)).files;
    const addresses = async (as: Person) =>
      [...(await getEntry(portal, id, as)).files, ...(await listed(as))].map(({ showPath, savePath }) => [
        showPath !== '',
        savePath !== '',
      ]);
    const all = [
      [true, true],
      [false, true],
    ];
    expect(await addresses('pm2')).toEqual([...all, ...all.toReversed()]);
    await portal.ctx.db.updateTable('room').set({ download_file: 'ADMIN_AND_AUTHOR' }).where('id', '=', room).execute();
    expect((await getEntry(portal, id, 'pm2')).files.map(({ fileName }) => fileName)).toEqual(['현장.png', '도면.pdf']);
    expect(await addresses('pm2')).toEqual(Array.from({ length: 4 }, () => [false, false]));
    expect((await get(shown?.showPath ?? '', 'pm2')).statusCode).toBe(404);
    expect((await get(shown?.showPath ?? '', 'pm1')).statusCode).toBe(200);
  });

  it('have no name in the history for users who may not see them', async () => {
    const id = await makeEntry(portal, room, { FileIds: String(await send('비밀.pdf')) });
    await edit(id, '');
    const items = async (as: Person) =>
      (await portal.call('Project/entry-history-list', { EntryId: id }, { as })).ok.data.flatMap(
        ({ changes }) => changes,
      );
    expect(await items('pm2')).toEqual([{ itemName: '파일', originValue: '비밀.pdf', newValue: '' }]);
    await portal.ctx.db.updateTable('room').set({ view_file: 'ADMIN_AND_AUTHOR' }).where('id', '=', room).execute();
    expect(await items('pm2')).toEqual([]);
    expect(await items('pm1')).toHaveLength(1);
  });
});

describe('uploads of files to a room', () => {
  it('answer the ids that an entry names, in the order of the files (CALLS-151)', async () => {
    const { status, body } = await uploadFile(portal, room, { name: '도면.pdf', as: 'pm1' });
    const [{ fileId }] = body.files;
    expect([status, body]).toEqual([200, { fileIds: [fileId], files: [{ fileId, fileName: '도면.pdf' }] }]);
    const id = await makeEntry(portal, room, { FileIds: body.fileIds.join('^') });
    expect((await getEntry(portal, id)).files.map((file) => file.fileId)).toEqual(body.fileIds);
  });

  it('are for members of a room that is not archived, and refuse programs', async () => {
    expect((await uploadFile(portal, room, { name: 'a.pdf', as: 'admin' })).status).toBe(404);
    expect((await uploadFile(portal, room, { name: 'a.exe', as: 'pm2' })).body.code).toBe('FILE_TYPE');
    await portal.call('Project/project-archive', { ProjectId: room, ArchiveYn: 'Y' }, { as: 'pm1' });
    expect((await uploadFile(portal, room, { name: 'a.pdf', as: 'pm2' })).body.code).toBe('ROOM_ARCHIVED');
    const stored = await portal.ctx.db.selectFrom('room_file').select('id').where('room_id', '=', room).execute();
    expect(stored).toEqual([]);
  });
});

describe('the files of a room', () => {
  it('are in one list, newest first, with a cursor and search by name, each with its entry', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 23; count += 1) ids.push(await send(`사진 ${count}.pdf`));
    const entries = [ids.slice(0, 10), ids.slice(10, 20), ids.slice(20)];
    for (const some of entries) await makeEntry(portal, room, { Title: '묶음', FileIds: some.join('^') });
    await send('아직.pdf');
    const first = await listed('pm2');
    const second = await listed('pm2', { After: first.at(-1)?.fileId });
    expect([...first, ...second].map(({ fileId }) => fileId)).toEqual(ids.toReversed());
    expect(first[0]).toMatchObject({ entryTitle: '묶음', entryKind: 'P', userName: '김하늘', fileName: '사진 22.pdf' });
    expect((await listed('pm2', { SearchKey: '사진 22' })).map(({ fileName }) => fileName)).toEqual(['사진 22.pdf']);
  });
});

it('the tabs count open tasks and the files that the member sees (D-241)', async () => {
  const own = await makeRoom(portal, {}, { members: ['pm2'] });
  const FileIds = String(await addRoomFile(portal, own, { name: '명단.png', content: PNG, as: 'pm1' }));
  await makeEntry(portal, own, { Title: '비공개', Visibility: 'M', FileIds });
  await makeEntry(portal, own, { Title: '하나' }, { kind: 'task' });
  await makeEntry(portal, own, { Title: '끝난 것', TaskStatus: 'C' }, { kind: 'task' });
  await makeEntry(portal, own, { Title: '비공개 업무', Visibility: 'M' }, { kind: 'task' });
  const countsOf = async (as: Person) =>
    (await portal.call('Project/tab-count-info', { ProjectId: own }, { as })).ok.data[0];
  expect(await countsOf('pm1')).toEqual({ openTaskCount: 2, fileCount: 1 });
  expect(await countsOf('pm2')).toEqual({ openTaskCount: 1, fileCount: 0 });
  expect((await portal.call('Project/tab-count-info', { ProjectId: own }, { as: 'sales1' })).status).toBe(404);
});

describe('files in 찾기', () => {
  it('are found by name while an entry has them, by members who see it, and lead to it (D-681)', async () => {
    const [pdf, other] = [await send('배선 도면.pdf'), await send('준공 사진.pdf')];
    const names = async (key: string, as: Person = 'pm2') =>
      rowsOf(await search(portal, key, as)).map(({ kind, title, entryId, parts }) => [kind, title, entryId, parts]);
    expect(await names('배선 도면')).toEqual([]);
    const id = await makeEntry(portal, room, { Title: '자료', FileIds: `${pdf}^${other}` });
    const { name } = await roomOf(portal, room);
    expect(await names('배선 도면')).toEqual([['file', '배선 도면.pdf', id, [name]]]);
    expect(await names('배선 도면', 'admin')).toEqual([]);
    expect(await names('배선 도면', 'hanbit1')).toEqual([]);
    expect((await edit(id, String(other))).status).toBe(200);
    expect(await names('배선 도면')).toEqual([]);
    await portal.call('Project/entry-delete', { EntryId: id }, { as: 'pm1' });
    expect(await names('준공 사진')).toEqual([]);
    const { rows } = await sql`select 1 from search_entry where kind = 'file' and room_id = ${room}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([]);
  });
});
