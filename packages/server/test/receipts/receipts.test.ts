import { randomUUID } from 'node:crypto';
import { messageText } from '@portal/contract/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankReceipts } from '#areas/receipts/public/receipts.ts';
import { infoOf, succeed } from '#test-kit/factories/project-states.ts';
import { dueOf, makeShipped, receiptOf, sendMaterials, shortReceipt } from '#test-kit/factories/receipt.ts';
import { addTalk, talkOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const START = new Date('2026-11-20T06:00:00Z');

let portal: TestApp;
let Id: number;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  Id = await makeShipped(portal);
});

const addAs = async (as: Person, body: object) => {
  const reply = await portal.call('Site/receipt-add', body, { as });
  return reply.status === 200 ? reply.ok.data[0] : `${reply.status} ${reply.refusal.code}`;
};
const acceptAs = async (as: Person, ReceiptId: number) => {
  const reply = await portal.call('Site/receipt-accept', { ReceiptId }, { as });
  return reply.status === 200 ? 200 : `${reply.status} ${reply.refusal.code}`;
};
const received = async () => (await infoOf(portal, Id)).materialReceiveYN;
const listed = async (as: Person = 'pm2') => (await portal.call('Site/receipt-list', { Id }, { as })).ok;
const receipts = async () => (await listed()).data;
const refusedMt4 = async () => {
  const reply = await portal.call('Construction/construction-material-update', { Id }, { as: 'hanbit1' });
  return reply.status === 200 ? 200 : reply.refusal.code;
};
const askShort = async (changes: object = {}) => {
  const answer = await addAs('hanbit1', await shortReceipt(portal, Id, changes));
  if (typeof answer !== 'object') throw new Error(String(answer));
  return answer.receiptId;
};

describe('a receipt', () => {
  it('of which all is fine receives the materials, with its lines', async () => {
    expect((await dueOf(portal, Id)).due).toMatchObject([{ materialId: 1, sent: 12 }]);
    expect(await addAs('hanbit1', await receiptOf(portal, Id))).toMatchObject({ state: 'R' });
    expect(await received()).toBe('Y');
    expect(await receipts()).toMatchObject([
      { shipment: 1, state: 'R', lines: [{ materialId: 1, sent: 12, kind: 'O', count: 0 }], userName: '한지우' },
    ]);
    expect((await dueOf(portal, Id)).due).toEqual([]);
    expect(await talkOf(portal, Id, 'pm2')).toEqual([]);
  });

  it('with a difference asks staff in the talk, and MT4 waits', async () => {
    const answer = await addAs('hanbit1', await shortReceipt(portal, Id));
    expect(answer).toMatchObject({ state: 'W' });
    expect(await received()).toBe('N');
    const [line] = (await receipts())[0]?.lines ?? [];
    expect(line).toMatchObject({ kind: 'S', count: 2, sent: 12 });
    expect(await talkOf(portal, Id, 'pm2')).toMatchObject([
      { side: 'C', confirmYn: 'Y', content: `자재수령 1차: ${line?.materialName} 2개 부족\n상자가 비어 있습니다.` },
    ]);
    expect(await dueOf(portal, Id)).toMatchObject({ waitingYN: 'Y', due: [] });
    expect(await refusedMt4()).toBe('RECEIPT_WAITING');
    expect(await addAs('hanbit1', await shortReceipt(portal, Id))).toBe('409 RECEIPT_WAITING');
    expect(await received()).toBe('N');
  });

  it('asks in words that nobody edits or deletes, also not its author', async () => {
    await addAs('hanbit1', await shortReceipt(portal, Id));
    const [request] = await talkOf(portal, Id, 'hanbit1');
    expect(request).toMatchObject({ ownYn: 'Y', autoYn: 'Y' });
    const MessageId = request?.messageId;
    const edited = await portal.call('Site/talk-edit', { MessageId, Content: '모두 정상입니다.' }, { as: 'hanbit1' });
    const deleted = await portal.call('Site/talk-delete', { MessageId }, { as: 'hanbit1' });
    expect([edited.refusal.code, deleted.refusal.code]).toEqual(['TALK_AUTOMATIC', 'TALK_AUTOMATIC']);
    expect(await talkOf(portal, Id, 'hanbit1')).toEqual([request]);
  });

  it('whose difference the winner accepts receives the materials without asking', async () => {
    expect(await addAs('hanbit1', await shortReceipt(portal, Id, { AcceptYN: 'Y' }))).toMatchObject({ state: 'R' });
    expect(await received()).toBe('Y');
    expect(await talkOf(portal, Id, 'pm2')).toEqual([]);
    const comments = await portal.call('Comment/comment-all-list', { BoardType: 'project', Id }, { as: 'pm2' });
    expect(comments.raw).toContain('차이 인정:');
  });

  it('repeated with its entry id, also at once, is one', async () => {
    const body = await shortReceipt(portal, Id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => addAs('hanbit1', body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await addAs('hanbit1', { ...body, Lines: [] })).toMatchObject({ state: 'W' });
    expect(await receipts()).toHaveLength(1);
    expect(await talkOf(portal, Id, 'pm2')).toHaveLength(1);
  });

  it.each([
    [{ Photos: [] }, 'FIELD_REQUIRED'],
    [{ Photos: [randomUUID()] }, 'PHOTO_UNKNOWN'],
    [{ Lines: [] }, 'RECEIPT_LINES'],
    [{ Lines: [{ MaterialId: 1, Kind: 'S', Count: 13 }] }, 'FIELD_REQUIRED'],
    [{ Lines: [{ MaterialId: 1, Kind: 'D', Count: 0 }] }, 'FIELD_REQUIRED'],
    [{ Lines: [{ MaterialId: 1, Kind: 'X', Count: 1 }] }, 'BAD_REQUEST'],
    [{ Lines: [{ MaterialId: 2, Kind: 'O', Count: 0 }] }, 'RECEIPT_LINES'],
    [{ Version: 1 }, 'STALE'],
  ])('with %j is refused as %s', async (changes, code) => {
    const { refusal } = await portal.call('Site/receipt-add', await shortReceipt(portal, Id, changes), {
      as: 'hanbit1',
    });
    expect(refusal.code).toBe(code);
    expect(await receipts()).toEqual([]);
    expect(await received()).toBe('N');
  });

  it('under the entry id of a message of the talk is refused, so that staff are always asked', async () => {
    const body = await shortReceipt(portal, Id);
    const { awardId } = await dueOf(portal, Id);
    await addTalk(portal, awardId, { EntryId: String(body.EntryId) }, 'hanbit1');
    expect(await addAs('hanbit1', body)).toBe('409 KEY_REUSED');
    expect(await receipts()).toEqual([]);
  });

  it('is not needed: MT4 without its list stays valid, and a receipt after it is refused', async () => {
    const body = await receiptOf(portal, Id);
    expect(await refusedMt4()).toBe(200);
    expect(await addAs('hanbit1', body)).toBe('409 MATERIAL_RECEIVED');
    expect(await receipts()).toEqual([]);
  });
});

describe('a difference that waits', () => {
  it('ends with a new shipment, of which only what was missing is due', async () => {
    await askShort();
    portal.clock.now = new Date('2026-11-20T08:00:00Z');
    await sendMaterials(portal, Id);
    const page = await dueOf(portal, Id);
    expect(page).toMatchObject({ shipment: 2, waitingYN: 'N', due: [{ materialId: 1, sent: 2 }] });
    expect((await receipts())[0]).toMatchObject({ state: 'N', answeredDtm: '2026-11-20 17:00:00' });
    expect(await talkOf(portal, Id, 'pm2')).toMatchObject([{ confirmUserName: expect.stringMatching(/.+/) }]);
    expect(await addAs('hanbit1', await receiptOf(portal, Id))).toMatchObject({ state: 'R' });
    expect(await received()).toBe('Y');
    expect(await receipts()).toMatchObject([
      { shipment: 2, state: 'R', sentDtm: '2026-11-20 17:00:00', lines: [{ sent: 2, kind: 'O' }] },
      { shipment: 1, state: 'N' },
    ]);
  });

  it('may come again with the second shipment', async () => {
    await askShort();
    await sendMaterials(portal, Id);
    expect(await addAs('hanbit1', await shortReceipt(portal, Id, {}))).toMatchObject({ state: 'W' });
    await sendMaterials(portal, Id);
    expect(await dueOf(portal, Id)).toMatchObject({ shipment: 3, due: [{ sent: 2 }] });
  });

  it('is accepted by staff once, which receives the materials and confirms the request', async () => {
    const receiptId = await askShort();
    expect(await acceptAs('hanbit1', receiptId)).toBe('403 FORBIDDEN');
    const answers = await Promise.all([acceptAs('pm2', receiptId), acceptAs('sales1', receiptId)]);
    expect(answers.map(String).sort()).toEqual(['200', '409 RECEIPT_ANSWERED']);
    expect(await received()).toBe('Y');
    expect(await receipts()).toMatchObject([{ state: 'A' }]);
    expect((await talkOf(portal, Id, 'pm2'))[0]?.confirmDtm).not.toBe('');
  });

  it('ends with the materials being decided anew, and then everything is due again', async () => {
    await askShort();
    const ChangeReasons = [{ ItemName: '자재수정', Reason: '수량 변경' }];
    await succeed(portal, 'Construction/construction-materials-yn', { Id, Status: 'N', ChangeReasons }, 'admin');
    expect(await receipts()).toMatchObject([{ state: 'C' }]);
    expect(await dueOf(portal, Id)).toMatchObject({ due: [], waitingYN: 'N' });
    await sendMaterials(portal, Id);
    expect(await dueOf(portal, Id)).toMatchObject({ shipment: 1, due: [{ sent: 12 }] });
  });

  it('keeps its photo from being deleted', async () => {
    await askShort();
    const photos = await portal.call('Site/photo-list', { Id }, { as: 'hanbit1' });
    const PhotoId = photos.ok.data[0]?.photoId;
    const removed = await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit1' });
    expect(removed.refusal.code).toBe('PHOTO_USED');
  });
});

it('loses note and names with the personal data of its project; lines and times stay', async () => {
  await askShort();
  await blankReceipts(portal.ctx.db, [Id]);
  expect(await receipts()).toMatchObject([
    { note: messageText('retention.blanked'), userName: '', lines: [{ kind: 'S' }], createdDtm: '2026-11-20 15:00:00' },
  ]);
});
