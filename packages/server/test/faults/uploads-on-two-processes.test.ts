import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeFields } from '#test-kit/factories/notice.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { startTwoPortals, type TwoPortals } from '#test-kit/two-portals.ts';
import { drawPicture } from '../files/draw-picture.ts';

let both: TwoPortals;
let staff: Client;
let room = 0;

beforeAll(async () => {
  both = await startTwoPortals();
  staff = await signInAt(both.portalAt(0).url, 'sales1');
  const { body } = await staff.call('Project/project-add', { Name: '착공 준비' });
  room = Number(body.data?.[0]?.['projectId']);
});
afterAll(() => both?.close());

type Sent = { fields?: Record<string, unknown>; file: [name: string, bytes: Uint8Array] };
const text = new TextEncoder().encode('계약 내용');

/** Every upload that a repeat could store twice, with the table that would show it. */
const UPLOADS: Record<string, { table: string; send: () => Promise<Sent> }> = {
  'Notice/notice-add': {
    table: 'notice',
    send: async () => ({ fields: noticeFields({ NoticeSubject: randomUUID() }), file: ['계약서.txt', text] }),
  },
  'Notice/notice-file-upload': { table: 'stored_file', send: async () => ({ file: ['첨부.txt', text] }) },
  'Notice/notice-image-upload': {
    table: 'stored_file',
    send: async () => ({ file: ['그림.png', await drawPicture('png')] }),
  },
  'Project/room-file-upload': {
    table: 'room_file',
    send: async () => ({ fields: { ProjectId: room }, file: ['도면.txt', text] }),
  },
  'Construction/construction-photo-upload-add': {
    table: 'stored_file',
    send: async () => ({ file: [`${randomUUID()}.png`, await drawPicture('png')] }),
  },
  'User/user-attach-files-upload': {
    table: 'stored_file',
    send: async () => ({ file: [`${randomUUID()}.txt`, text] }),
  },
};

async function sendAt(index: number, path: string, key: string, { fields = {}, file }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([Buffer.from(file[1])]), file[0]);
  const headers = { cookie: staff.cookie, 'idempotency-key': key };
  const answer = await fetch(`${both.portalAt(index).url}/api/${path}`, { method: 'POST', headers, body: form });
  const body: { code?: string } = JSON.parse(await answer.text());
  return { status: answer.status, body };
}

async function countRows(table: string): Promise<number> {
  const { rows } = await both.admin.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

describe('one key at two processes (A-15)', () => {
  it.each(Object.keys(UPLOADS))('%s stores the upload once and gives both the same response', async (path) => {
    const upload = UPLOADS[path] ?? expect.fail('no upload');
    const sent = await upload.send();
    const before = await countRows(upload.table);
    const key = randomUUID();
    const together = await Promise.all([0, 1, 0, 1].map((index) => sendAt(index, path, key, sent)));
    const done = together.filter(({ status }) => status === 200);
    for (const { status, body } of together) if (status !== 200) expect(body.code).toBe('IN_PROGRESS');
    const again = [await sendAt(0, path, key, sent), await sendAt(1, path, key, sent)];
    for (const answer of [...done, ...again])
      expect([path, answer]).toEqual([path, { status: 200, body: again[0]?.body }]);
    expect(await countRows(upload.table)).toBe(before + 1);
  });
});
