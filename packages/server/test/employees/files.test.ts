import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

const PHOTO = '/api/User/user-photo-image-upload';
const FILES = '/api/User/user-attach-files-upload';

let portal: TestApp;
let dept: number;
beforeAll(async () => {
  portal = await startApp();
  dept = await departmentOf(portal, '개발팀');
  await portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm2').where('menu_id', 'in', [3, 103]).execute();
});
afterAll(() => portal.close());

type Part = { name: string; content: Buffer | string };
async function upload(url: string, parts: Part[], as: Person = 'admin') {
  const payload = multipartBody(parts.map((part) => ({ field: 'files', ...part })));
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}
const get = async (url: string, as: Person) =>
  portal.app.inject({ url, headers: { cookie: await portal.cookieOf(as) } });
const download = (name: string, as: Person = 'admin') =>
  get(`/api/User/download-file?fileName=${encodeURIComponent(name)}`, as);

describe('the photo of an employee (EMP-72, D-120)', () => {
  it.each(['png', 'jpeg'] as const)('may be a %s, and is shown to every signed-in user', async (type) => {
    const name = `2026112310153${type === 'png' ? '0001' : '0002'}_얼굴.${type}`;
    const stored = await upload(PHOTO, [{ name, content: await drawPicture(type) }]);
    expect([stored.status, stored.body]).toEqual([200, { fileName: name }]);
    const shown = await get(`/uploads/UserPhoto/${encodeURIComponent(name)}`, 'hanbit1');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, `image/${type}`]);
    expect((await portal.app.inject({ url: `/uploads/UserPhoto/${encodeURIComponent(name)}` })).statusCode).toBe(401);
  });

  it('is validated by its content and not by its name, and refused with the full message', async () => {
    const message = '허용되지 않는 파일 형식입니다. (허용 확장자: jpg, jpeg, png).';
    const wrong = [await drawPicture('webp'), await drawPicture('gif'), '<svg xmlns="http://www.w3.org/2000/svg"/>'];
    for (const content of wrong) {
      const refused = await upload(PHOTO, [{ name: '20261123101530003_a.png', content }]);
      expect([refused.status, refused.body]).toEqual([400, { code: 'FILE_TYPE', message }]);
    }
  });

  it('is a single one of at most 10 MB, from a user with the menu', async () => {
    const content = await drawPicture('png');
    // Bytes behind the end of the picture do not belong to it. This file has exactly the limit.
    const edge = Buffer.concat([content, Buffer.alloc(FILE_RULES.employeePhoto.bytes - content.length)]);
    expect((await upload(PHOTO, [{ name: '20261123101530010_a.png', content: edge }])).status).toBe(200);
    const two = [1, 2].map((number) => ({ name: `2026112310153001${number}_a.png`, content }));
    expect((await upload(PHOTO, two)).body.code).toBe('FILE_COUNT');
    const large = { name: '20261123101530014_a.png', content: Buffer.alloc(FILE_RULES.employeePhoto.bytes + 1) };
    expect((await upload(PHOTO, [large])).status).toBe(413);
    for (const as of ['pm2', 'hanbit1'] as const) {
      expect((await upload(PHOTO, [{ name: '20261123101530015_a.png', content }], as)).status).toBe(403);
    }
  });
});

it('photos of two employees may have one name (D-243)', async () => {
  const photo = { name: '증명사진.png', content: await drawPicture('png') };
  const names = [(await upload(PHOTO, [photo])).body.fileName, (await upload(PHOTO, [photo], 'sales1')).body.fileName];
  expect(names).toEqual([1, 2].map(() => expect.stringMatching(/^\d{17}_증명사진\.png$/)));
  expect(names[0]).not.toBe(names[1]);
});

describe('attachments of an employee (EMP-75 to EMP-77, D-125)', () => {
  let number = 0;
  const file = (name = '계약서.pdf'): Part => {
    number += 1;
    return { name: `202611231015${String(number).padStart(5, '0')}_${name}`, content: `content ${number}` };
  };

  it('may be ten, not eleven; programs are refused by any of their extensions', async () => {
    const ten = Array.from({ length: 10 }, () => file());
    const stored = await upload(FILES, ten);
    expect([stored.status, stored.body.fileNames]).toEqual([200, ten.map(({ name }) => name)]);
    expect(
      (
        await upload(
          FILES,
          Array.from({ length: 11 }, () => file()),
        )
      ).body.code,
    ).toBe('FILE_COUNT');
    for (const name of ['a.exe', 'a.HTML', 'a.pdf.js']) {
      expect((await upload(FILES, [file(name)])).body.code).toBe('FILE_TYPE');
    }
    const same = file();
    expect((await upload(FILES, [same, same])).body.code).toBe('FILE_EXISTS');
    expect((await upload(FILES, ten.slice(0, 1))).body.code).toBe('FILE_EXISTS');
  });

  it('belong to one record, and users with the right download them under their original names', async () => {
    const [one, two] = [file('이력서.pdf'), file('졸업증명서.pdf')];
    await upload(FILES, [one, two], 'sales1');
    const AttachFiles = [one.name, two.name].join(',');
    const hire = (fields: object, as: Person) =>
      sendUserForm(portal, 'User/user-add', employeeFields(dept, { AttachFiles, ...fields }), as);
    expect((await hire({ UserID: 'thief', UserPhone: '010-1212-0001' }, 'admin')).body.code).toBe('FILE_EXISTS');
    expect((await download(one.name)).statusCode).toBe(404);
    expect((await hire({ UserID: 'filed', UserPhone: '010-1212-0002' }, 'sales1')).status).toBe(200);
    expect((await hire({ UserID: 'second', UserPhone: '010-1212-0003' }, 'sales1')).body.code).toBe('FILE_EXISTS');
    const got = await download(one.name);
    expect([got.statusCode, got.body, got.headers['x-content-type-options']]).toEqual([200, one.content, 'nosniff']);
    expect(got.headers['content-disposition']).toContain(encodeURIComponent('이력서.pdf'));
    for (const as of ['pm2', 'hanbit1'] as const) expect((await download(one.name, as)).statusCode).toBe(403);
    for (const name of ['../app-keys', '..%2fapp-keys', `x${one.name}`, '']) {
      expect([name, (await download(name)).statusCode]).toEqual([name, 404]);
    }
    const record = (await portal.call('User/user-info', { UserId: 'filed' }, { as: 'sales1' })).ok.data[0];
    expect(record?.attachFiles).toBe(AttachFiles);
    await sendUserForm(portal, 'User/user-edit', { ...record, AttachFiles: two.name }, 'sales1');
    expect((await download(one.name)).statusCode).toBe(404);
    await portal.call('User/user-del', { UserId: 'filed' }, { as: 'admin' });
    expect((await download(two.name)).statusCode).toBe(404);
  });

  it('of two senders may have one name, under which both are downloaded (D-243)', async () => {
    const contract = { name: '계약서.pdf', content: 'content' };
    const people = ['admin', 'sales1'] as const;
    for (const [at, as] of people.entries()) {
      const { status, body } = await upload(FILES, [contract], as);
      expect([status, body.fileNames]).toEqual([200, [expect.stringMatching(/^\d{17}_계약서\.pdf$/)]]);
      const [AttachFiles] = body.fileNames;
      const fields = { UserID: `contract${at}`, UserPhone: `010-1212-100${at}`, UserNo: `C-${at}`, AttachFiles };
      expect((await sendUserForm(portal, 'User/user-add', employeeFields(dept, fields), as)).status).toBe(200);
      const saved = await download(AttachFiles, as);
      expect(saved.headers['content-disposition']).toContain(`UTF-8''${encodeURIComponent(contract.name)}`);
    }
    const twice = await upload(FILES, [contract, contract]);
    expect([twice.status, twice.body.message]).toEqual([409, '다음 파일은 이미 추가되었습니다. 계약서.pdf']);
  });

  it('may have 104,857,600 bytes; one byte more is refused by name and leaves nothing (EMP-76)', async () => {
    const { bytes } = FILE_RULES.employeeAttachment;
    const edge = Buffer.alloc(bytes, 'a');
    const whole = { name: '20261123101590001_도면.dwg', content: edge };
    const stored = await upload(FILES, [whole]);
    expect([stored.status, stored.body.fileNames]).toEqual([200, [whole.name]]);
    const row = await portal.ctx.db
      .selectFrom('stored_file')
      .select('bytes')
      .where('name', '=', whole.name)
      .executeTakeFirstOrThrow();
    expect(row.bytes).toBe(104_857_600);
    const over = { name: '20261123101590002_영상.mp4', content: Buffer.concat([edge, Buffer.from('a')]) };
    const refused = await upload(FILES, [file('작은.pdf'), over]);
    expect([refused.status, refused.body]).toEqual([
      413,
      { code: 'FILE_SIZE', message: '다음 파일은 크기 제한(100MB)을 초과했습니다. 영상.mp4' },
    ]);
    const names = await portal.ctx.db.selectFrom('stored_file').select('name').execute();
    expect(names.map(({ name }) => name).filter((name) => /작은|영상/.test(name))).toEqual([]);
    expect(await readdir(join(portal.dataDir, 'incoming'))).toEqual([]);
  });

  it('are refused without a file, without a session and without the menu', async () => {
    expect((await upload(FILES, [])).body.code).toBe('BAD_REQUEST');
    for (const as of ['pm2', 'hanbit1'] as const) expect((await upload(FILES, [file()], as)).status).toBe(403);
    const payload = multipartBody([{ field: 'files', ...file() }]);
    const nobody = { method: 'POST', url: FILES, payload, headers: { 'content-type': MULTIPART } } as const;
    expect((await portal.app.inject(nobody)).statusCode).toBe(401);
    expect((await portal.app.inject({ url: '/api/User/download-file?fileName=a.pdf' })).statusCode).toBe(401);
  });

  it('are at most ten, stored and new ones together', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `2026112310150${String(index).padStart(4, '0')}_x.pdf`);
    const sent = employeeFields(dept, { UserID: 'toomany', UserPhone: '010-1212-0004', AttachFiles: names.join(',') });
    expect((await sendUserForm(portal, 'User/user-add', sent, 'admin')).body.code).toBe('FILE_COUNT');
  });
});
