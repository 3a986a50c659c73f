import { randomUUID } from 'node:crypto';
import type { TalkRow } from '@portal/contract/areas/site/calls';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

const BOUNDARY = 'talk-boundary';

/** A message to send: its text, whether it asks for a confirmation, its id on the device, when it was written, its photos. */
export type NewTalk = {
  Content?: string;
  ConfirmYn?: 'Y' | 'N';
  EntryId?: string;
  DoneDtm?: string;
  photos?: readonly Buffer[];
};

const field = (name: string, value: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

const photo = (content: Buffer, index: number): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photos"; filename="IMG_${index}.jpg"\r\n` +
        'content-type: image/jpeg\r\n\r\n',
    ),
    content,
    Buffer.from('\r\n'),
  ]);

/** Sends a message to the talk of an award. Returns status and body. */
export async function sendTalk(portal: TestApp, AwardId: number, talk: NewTalk, as: Person) {
  const { Content = '내일 도착합니다.', ConfirmYn = 'N', EntryId = randomUUID(), DoneDtm = '', photos = [] } = talk;
  const fields = Object.entries({ AwardId: String(AwardId), EntryId, Content, ConfirmYn, DoneDtm });
  const payload = Buffer.concat([
    ...fields.map(([name, value]) => field(name, value)),
    ...photos.map(photo),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/Site/talk-add', payload, headers });
  return { status: reply.statusCode, body: reply.json(), code: String(reply.json().code ?? '') };
}

/** Sends a message, which must succeed. Returns its id. */
export async function addTalk(portal: TestApp, AwardId: number, talk: NewTalk, as: Person): Promise<number> {
  const { body } = await sendTalk(portal, AwardId, talk, as);
  const messageId: unknown = body.data?.[0]?.messageId;
  if (typeof messageId !== 'number') throw new Error(`no message: ${JSON.stringify(body)}`);
  return messageId;
}

/** The newest award of a project. */
export async function awardOf(portal: TestApp, Id: number): Promise<number> {
  const reply = await portal.call('Site/talk-list', { Id }, { as: 'admin' });
  const awardId = reply.ok.meta?.awardId;
  if (!awardId) throw new Error(`no award: ${reply.raw}`);
  return awardId;
}

/** The talk of a project as a user reads it. */
export async function talkOf(portal: TestApp, Id: number, as: Person): Promise<TalkRow[]> {
  const reply = await portal.call('Site/talk-list', { Id }, { as });
  if (reply.status !== 200) throw new Error(`no talk: ${reply.raw}`);
  return reply.ok.data;
}
