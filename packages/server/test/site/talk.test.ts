import { randomUUID } from 'node:crypto';
import { messageText } from '@portal/contract/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { addTalk, awardOf, sendTalk, talkOf } from '#test-kit/factories/talk.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const SENT_AT = new Date('2026-11-20T06:00:00Z');

let portal: TestApp;
let Id: number;
let AwardId: number;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = SENT_AT;
  await portal.resetLimits();
  Id = await makeOrder(portal);
  AwardId = await awardOf(portal, Id);
});

const later = (seconds: number) => {
  portal.clock.now = new Date(SENT_AT.getTime() + seconds * 1000);
};
const edit = (MessageId: number, as: 'sales1' | 'pm1' | 'hanbit1', Content = '모레 도착합니다.') =>
  portal.call('Site/talk-edit', { MessageId, Content }, { as });
const remove = (MessageId: number, as: 'sales1' | 'pm1') => portal.call('Site/talk-delete', { MessageId }, { as });
const confirm = (MessageId: number, as: 'hanbit1' | 'hanbit2' | 'sales1', Version = 1) =>
  portal.call('Site/talk-confirm', { MessageId, Version }, { as });

describe('the talk of a site (D-434)', () => {
  it('staff and the company read the same messages, oldest first, each with its own marked', async () => {
    await addTalk(portal, AwardId, { Content: '몇 시에 오시나요?' }, 'sales1');
    await addTalk(portal, AwardId, { Content: '9시입니다.' }, 'hanbit1');
    const shown = async (as: 'pm1' | 'hanbit1') =>
      (await talkOf(portal, Id, as)).map(({ content, side, ownYn, userName }) => [content, side, ownYn, userName]);
    expect(await shown('pm1')).toEqual([
      ['몇 시에 오시나요?', 'M', 'N', '박영업'],
      ['9시입니다.', 'C', 'N', '한지우'],
    ]);
    expect((await shown('hanbit1')).map(([, , own]) => own)).toEqual(['N', 'Y']);
  });

  it('a page has thirty messages, and Before leads to the older ones', async () => {
    for (let number = 1; number <= 32; number += 1) {
      await addTalk(portal, AwardId, { Content: `${number}번째` }, 'sales1');
      if (number === 20) await portal.resetLimits();
    }
    const newest = await portal.call('Site/talk-list', { Id }, { as: 'hanbit1' });
    expect([newest.ok.data.length, newest.ok.data[0]?.content]).toEqual([30, '3번째']);
    const older = await portal.call('Site/talk-list', { Id, Before: newest.ok.meta.before }, { as: 'hanbit1' });
    expect([older.ok.data.map(({ content }) => content), older.ok.meta.before]).toEqual([['1번째', '2번째'], 0]);
  });

  it('a repeat from the same device gets the first answer and adds nothing, also at once', async () => {
    const EntryId = randomUUID();
    const first = await sendTalk(portal, AwardId, { EntryId, Content: '하나' }, 'hanbit1');
    const again = await sendTalk(portal, AwardId, { EntryId, Content: '둘' }, 'hanbit1');
    expect(again.body.data).toEqual(first.body.data);
    const other = randomUUID();
    const both = await Promise.all([1, 2].map(() => sendTalk(portal, AwardId, { EntryId: other }, 'hanbit1')));
    expect(both[0]?.body.data).toEqual(both[1]?.body.data);
    expect((await talkOf(portal, Id, 'sales1')).map(({ content }) => content)).toEqual(['하나', '내일 도착합니다.']);
    expect((await sendTalk(portal, AwardId, { EntryId }, 'hanbit2')).code).toBe('KEY_REUSED');
    expect((await sendTalk(portal, AwardId, { EntryId: 'x' }, 'hanbit1')).code).toBe('BAD_REQUEST');
  });

  it('says something: a blank text without a photo is refused, and so is an edit to it', async () => {
    const blank = await sendTalk(portal, AwardId, { Content: ' \n' }, 'sales1');
    expect([blank.status, blank.body.message]).toEqual([400, messageText('talk.blank')]);
    expect((await edit(await addTalk(portal, AwardId, {}, 'sales1'), 'sales1', ' ')).status).toBe(400);
    expect((await sendTalk(portal, AwardId, { Content: '가'.repeat(2001) }, 'sales1')).code).toBe('TOO_LONG');
  });

  it('its author edits it for ten minutes, by the clock of the server', async () => {
    const MessageId = await addTalk(portal, AwardId, {}, 'sales1');
    expect((await edit(MessageId, 'pm1')).refusal.code).toBe('FORBIDDEN');
    expect((await edit(MessageId, 'hanbit1')).refusal.code).toBe('FORBIDDEN');
    later(600);
    expect((await edit(MessageId, 'sales1')).status).toBe(200);
    expect((await talkOf(portal, Id, 'hanbit1'))[0]).toMatchObject({ content: '모레 도착합니다.', editedYn: 'Y' });
    later(601);
    const late = await edit(MessageId, 'sales1');
    expect([late.status, late.refusal.message]).toEqual([409, '보낸 지 10분이 지나 수정할 수 없습니다.']);
  });

  it('a deleted one keeps its place without text, and nothing more is done with it', async () => {
    const MessageId = await addTalk(portal, AwardId, { Content: '비밀', ConfirmYn: 'Y' }, 'sales1');
    expect((await remove(MessageId, 'pm1')).refusal.code).toBe('FORBIDDEN');
    later(3600);
    expect((await remove(MessageId, 'sales1')).status).toBe(200);
    expect((await talkOf(portal, Id, 'hanbit1'))[0]).toMatchObject({ content: '', delYn: 'Y' });
    expect((await remove(MessageId, 'sales1')).refusal.code).toBe('NOT_FOUND');
    expect((await confirm(MessageId, 'hanbit1')).refusal.code).toBe('NOT_FOUND');
    const rows = await portal.ctx.db.selectFrom('site_message').selectAll().where('id', '=', MessageId).execute();
    expect(rows[0]?.content).toBe('');
  });

  it('one person of the other side confirms a request once, and then it stays as it is', async () => {
    const MessageId = await addTalk(portal, AwardId, { ConfirmYn: 'Y' }, 'sales1');
    const plain = await addTalk(portal, AwardId, {}, 'sales1');
    expect((await confirm(MessageId, 'sales1')).refusal.code).toBe('FORBIDDEN');
    expect((await confirm(plain, 'hanbit1')).refusal.code).toBe('BAD_STATE');
    const both = await Promise.all([confirm(MessageId, 'hanbit1'), confirm(MessageId, 'hanbit2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late] = both.filter(({ status }) => status === 409);
    expect(late?.refusal.message).toBe('이미 확인된 요청입니다.');
    const first = both[0]?.status === 200 ? '한지우' : '한서준';
    expect((await talkOf(portal, Id, 'sales1'))[0]).toMatchObject({
      confirmUserName: first,
      confirmDtm: '2026-11-20 15:00:00',
    });
    for (const refused of [await edit(MessageId, 'sales1'), await remove(MessageId, 'sales1')]) {
      expect([refused.status, refused.refusal.code]).toEqual([409, 'TALK_CONFIRMED']);
    }
  });

  it.each([
    ['sales1', 'hanbit1'],
    ['hanbit1', 'sales1'],
  ] as const)(
    'a request of %s that changed after %s read it is not confirmed unseen (D-491)',
    async (author, reader) => {
      const MessageId = await addTalk(portal, AwardId, { Content: '1대 철거', ConfirmYn: 'Y' }, author);
      const read = (await talkOf(portal, Id, reader)).at(-1)?.version;
      expect((await edit(MessageId, author, '10대 철거')).status).toBe(200);
      const refused = await confirm(MessageId, reader, read);
      expect([refused.status, refused.refusal.code]).toEqual([409, 'STALE']);
      const message = (await talkOf(portal, Id, reader)).at(-1);
      expect(message).toMatchObject({ content: '10대 철거', confirmUserName: '' });
      expect((await confirm(MessageId, reader, message?.version)).status).toBe(200);
      expect((await portal.call('Site/talk-confirm', { MessageId }, { as: reader })).status).toBe(400);
    },
  );

  it('an edit or a deletion on another device is not overwritten unseen (D-490)', async () => {
    const MessageId = await addTalk(portal, AwardId, {}, 'sales1');
    const send = (path: 'talk-edit' | 'talk-delete', body: object) =>
      portal.call(`Site/${path}`, { MessageId, Version: 1, ...body }, { as: 'sales1' });
    expect((await send('talk-edit', { Content: '9시' })).status).toBe(200);
    expect((await send('talk-edit', { Content: '10시' })).refusal.code).toBe('STALE');
    expect((await send('talk-delete', {})).refusal.code).toBe('STALE');
    expect((await talkOf(portal, Id, 'hanbit1')).at(-1)?.content).toBe('9시');
  });

  it('counts who of the other side has read each message, and what a reader has not read', async () => {
    const first = await addTalk(portal, AwardId, {}, 'sales1');
    const second = await addTalk(portal, AwardId, {}, 'sales1');
    const read = (MessageId: number, as: 'hanbit1' | 'hanbit2' | 'pm1') =>
      portal.call('Site/talk-read', { MessageId }, { as });
    await read(second, 'hanbit1');
    await read(first, 'hanbit2');
    await read(second, 'pm1');
    const marks = async () => (await talkOf(portal, Id, 'sales1')).map(({ readCount }) => readCount);
    expect(await marks()).toEqual([2, 1]);
    await read(first, 'hanbit1');
    expect(await marks(), 'reading goes on and never back').toEqual([2, 1]);
    const { meta } = (await portal.call('Site/talk-list', { Id }, { as: 'hanbit2' })).ok;
    expect([meta.unreadCount, meta.companyCount, meta.messageCount]).toEqual([1, 2, 2]);
    expect([meta.companyName, meta.staffName, meta.awards]).toEqual(['한빛설비', '마이즈', []]);
  });
});
