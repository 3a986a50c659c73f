import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName } from '@portal/contract/areas/files/names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, readNotice } from '#test-kit/factories/notice.ts';
import { registration } from '#test-kit/factories/project.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { PDF, uploadFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from './draw-picture.ts';
import { MULTIPART, multipartBody } from './upload-server.ts';

const CONTRACT = '계약서.pdf';
const PICTURE = '현장.png';
/** Two people, and one of them twice. */
const SENDERS: Person[] = ['sales1', 'pm1', 'sales1'];

let portal: TestApp;
let picture: Buffer;
beforeAll(async () => {
  portal = await startApp();
  picture = await drawPicture('png');
});
afterAll(() => portal.close());

async function upload(path: string, part: { field: string; name: string; content: Buffer | string }, as: Person) {
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf(as) };
  const payload = multipartBody([part]);
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

/** The stored names in a folder that were sent as `original`. */
async function storedAs(folder: (typeof FILE_RULES)[keyof typeof FILE_RULES]['folder'], original: string) {
  const rows = await portal.ctx.db.selectFrom('stored_file').select('name').where('folder', '=', folder).execute();
  return rows.map(({ name }) => name).filter((name) => originalFileName(name) === original);
}

const expectThree = (names: readonly string[]) => expect([names.length, new Set(names).size]).toEqual([3, 3]);

describe('two people, and one person twice, upload files of one name (D-243)', () => {
  it('as attachments of employees', async () => {
    for (const as of SENDERS) {
      const file = { field: 'files', name: CONTRACT, content: PDF };
      expect((await upload('User/user-attach-files-upload', file, as)).status).toBe(200);
    }
    expectThree(await storedAs(FILE_RULES.employeeAttachment.folder, CONTRACT));
  });

  it('as photos of projects, each of which its project shows', async () => {
    for (const as of SENDERS) {
      const file = { field: PICTURE, name: PICTURE, content: picture };
      const { status, body } = await upload('Construction/construction-photo-upload-add', file, as);
      expect([status, body.fileNames.map(originalFileName)]).toEqual([200, [PICTURE]]);
      const sent = registration({ ImageNameList: body.fileNames.join(',') });
      const Id = (await portal.call('Construction/construction-add', sent, { as })).ok.data?.[0]?.id;
      const { data } = (await portal.call('Construction/construction-info', { Id }, { as })).ok;
      expect(data[0]?.imageNameList).toBe(body.fileNames[0]);
    }
    expectThree(await storedAs(FILE_RULES.projectPhoto.folder, PICTURE));
  });

  it('with notices', async () => {
    for (const as of SENDERS) {
      const files = [{ name: CONTRACT, content: PDF }];
      const noticeId = await addNotice(portal, {}, { files, as, prefix: 'MizeNotice' });
      const notice = await readNotice(portal, noticeId, as, 'MizeNotice');
      expect(originalFileName(notice?.attachFiles ?? '')).toBe(CONTRACT);
    }
    expectThree(await storedAs(FILE_RULES.noticeAttachment.folder, CONTRACT));
  });

  it('in a room of the workspace', async () => {
    const room = await makeRoom(portal, {}, { members: ['sales1'] });
    for (const as of SENDERS) {
      const { status, body } = await uploadFile(portal, room, { name: CONTRACT, as });
      expect([status, body.files.map(({ fileName }: { fileName: string }) => fileName)]).toEqual([200, [CONTRACT]]);
    }
    expectThree(await storedAs(FILE_RULES.roomFile.folder, CONTRACT));
  });
});
