import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRoom } from '#test-kit/factories/room.ts';
import { uploadFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from './draw-picture.ts';
import { listFiles } from './open-files.ts';
import { MULTIPART, multipartBody } from './upload-server.ts';

const MEGABYTE = 1024 * 1024;
const QUARTER = Buffer.alloc(MEGABYTE / 4, 'x');

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ USER_QUOTA_MB: '2', ROOM_QUOTA_MB: '1' });
});
beforeEach(async () => {
  await portal.ctx.db.deleteFrom('room_file').execute();
  await portal.ctx.db.deleteFrom('stored_file').execute();
  await portal.resetLimits();
});
afterAll(() => portal.close());

const openRoom = (): Promise<number> => makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
const sendTo = (room: number, name: string, as: Person = 'pm1', content = QUARTER) =>
  uploadFile(portal, room, { name, as, content });
const storedBytes = async (): Promise<number> => {
  const rows = await portal.ctx.db.selectFrom('stored_file').select('bytes').execute();
  return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
};
const countGood = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 200).length;

describe('the stored bytes of a room and of a user have an exact limit', () => {
  it('a room can be filled to its last byte by all members together; then its files are refused with a sentence', async () => {
    const room = await openRoom();
    for (const as of ['pm1', 'pm2', 'sales1', 'pm1'] as const)
      expect((await sendTo(room, 'a.pdf', as)).status).toBe(200);
    const over = await sendTo(room, 'b.pdf', 'pm2', Buffer.from('x'));
    expect([over.status, over.body.code]).toEqual([409, 'QUOTA_ROOM']);
    expect(over.body.message).toBe(
      '이 방에 저장할 수 있는 파일의 합계 1MB를 넘습니다. 필요 없는 파일을 삭제하고 하루 뒤에 다시 시도해주세요.',
    );
    expect(await storedBytes()).toBe(MEGABYTE);
    expect((await sendTo(await openRoom(), 'b.pdf', 'pm2')).status).toBe(200);
  });

  it('the limit of a user covers all rooms, and refused files leave nothing in the store', async () => {
    for (const room of [await openRoom(), await openRoom()]) {
      for (const name of ['1', '2', '3', '4']) expect((await sendTo(room, name)).status).toBe(200);
    }
    const before = (await listFiles(portal.dataDir)).length;
    const room = await openRoom();
    const over = await sendTo(room, 'b.pdf', 'pm1', Buffer.from('x'));
    expect([over.status, over.body.code]).toEqual([409, 'QUOTA_USER']);
    expect(over.body.message).toContain('합계 2MB를 넘습니다.');
    expect((await listFiles(portal.dataDir)).length).toBe(before);
    expect((await sendTo(room, 'b.pdf', 'pm2')).status).toBe(200);
  });

  it('every stored file counts, also photos of projects', async () => {
    await portal.ctx.db
      .insertInto('stored_file')
      .values({
        folder: 'Employee',
        name: 'full.pdf',
        storage_key: 'f'.repeat(32),
        mime: 'application/pdf',
        bytes: 2 * MEGABYTE,
        uploaded_by: 'sales1',
      })
      .execute();
    const payload = multipartBody([{ name: '20261123101530123_a.jpg', content: await drawPicture('jpeg') }]);
    const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf('sales1') };
    const url = '/api/Construction/construction-photo-upload-add';
    const over = await portal.app.inject({ method: 'POST', url, payload, headers });
    expect([over.statusCode, over.json().code]).toEqual([409, 'QUOTA_USER']);
  });

  it('parallel files of one room are counted one after the other', async () => {
    const room = await openRoom();
    const people = ['pm1', 'pm2', 'sales1'] as const;
    const sent = await Promise.all(people.flatMap((as) => [1, 2, 3].map((at) => sendTo(room, `${as}-${at}.pdf`, as))));
    expect([countGood(sent), await storedBytes()]).toEqual([4, MEGABYTE]);
  });

  it('a user who fills several rooms in parallel gets no byte more', async () => {
    const rooms = await Promise.all([1, 2, 3, 4, 5].map(openRoom));
    const half = Buffer.alloc(MEGABYTE / 2, 'x');
    const sent = await Promise.all(rooms.map((room) => sendTo(room, `${room}.pdf`, 'pm2', half)));
    expect([countGood(sent), await storedBytes()]).toEqual([4, 2 * MEGABYTE]);
  });

  it('the operator sees the stored bytes and the fullest rooms and users', async () => {
    const fresh = await startApp({ USER_QUOTA_MB: '2', ROOM_QUOTA_MB: '1' });
    const room = await makeRoom(fresh);
    for (const name of ['a.pdf', 'b.pdf']) await uploadFile(fresh, room, { name, as: 'pm1', content: QUARTER });
    const { body } = await fresh.app.inject('/metrics');
    await fresh.close();
    const bytes = 2 * QUARTER.length;
    expect(body).toContain(`stored_bytes{folder="Workspace"} ${bytes}`);
    expect(body).toContain(`stored_bytes_largest{owner="user"} ${bytes}`);
    expect(body).toContain(`stored_bytes_largest{owner="room"} ${bytes}`);
  });
});
