import { type Choice, channelsFor, kindsFor } from '@portal/contract/areas/notify/choices';
import type { NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeChoices } from '#areas/notify/own-choices.ts';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type FakeSender, useSenders } from './fake-sender.ts';
import { emptyInboxes } from './inboxes.ts';

let portal: TestApp;
let senders: Record<OutsideChannel, FakeSender>;
let awarded: number;
const seoul = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+09:00`);
const NOON = seoul('2026-11-20 12:00');

beforeAll(async () => {
  portal = await startApp();
  awarded = await projectInState(portal, 'Y');
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NOON;
  await portal.resetLimits();
  await emptyInboxes(portal);
  await portal.ctx.db.deleteFrom('notify_choice').execute();
  await portal.ctx.db.deleteFrom('notify_setting').execute();
  senders = useSenders(portal, ['push', 'mail', 'talk']);
});

const choose = (Kind: NotifyKind, choices: Partial<Record<OutsideChannel, Choice>>, as: Person = 'hanbit1') =>
  portal.call(
    'Notify/notify-choice-update',
    { Kind, Choices: Object.entries(choices).map(([Channel, Choice]) => ({ Channel, Choice })) },
    { as },
  );
const quiet = (body: object, as: Person = 'hanbit1') => portal.call('Notify/notify-quiet-update', body, { as });
const setting = async (as: Person) => (await portal.call('Notify/notify-setting', {}, { as })).ok.data[0];

/** What happened to a project that 한빛설비 has. */
const happens = (key: 'change' | 'sent' | 'completed', urgent = false) =>
  announceProjectEvent(portal.ctx, {
    key,
    projectId: awarded,
    companyId: portal.companies.get('한빛설비') ?? 0,
    urgent,
  });
const deliverAt = async (time: string): Promise<void> => {
  portal.clock.now = seoul(time);
  await deliverMessages(portal.ctx);
  await deliverAllOutside(portal.ctx);
};
/** The channels by which a person got something, with its title. */
const got = (person: Person): string[] =>
  Object.entries(senders)
    .flatMap(([name, { sent }]) =>
      sent.filter(({ userId }) => userId === person).map(({ title }) => `${name} ${title}`),
    )
    .sort();
const states = async (): Promise<string[]> =>
  (
    await portal.ctx.db
      .selectFrom('notify_delivery')
      .selectAll()
      .where('channel', '<>', 'inbox')
      .where('user_id', '=', 'hanbit1')
      .orderBy('id')
      .execute()
  ).map(({ channel, state, reason }) => `${channel} ${state} ${reason}`.trim());

describe('the own settings', () => {
  it.each(['hanbit1', 'sales1'] as const)('show %s the own kinds by each way that is configured', async (as) => {
    const type = as === 'sales1' ? 'M' : 'C';
    const shown = await setting(as);
    expect(shown?.kinds.map(({ kind }) => kind)).toEqual(kindsFor(type));
    expect(shown?.ways.map(({ channel }) => channel)).toEqual(channelsFor(type));
    expect(shown).toMatchObject({
      quietYn: 'Y',
      quietFrom: '21:00',
      quietUntil: '08:00',
      urgentYn: 'Y',
      mondaysYn: 'N',
    });
  });

  it('offer no way that is not configured', async () => {
    useSenders(portal, ['mail']);
    expect((await setting('hanbit1'))?.kinds[0]?.choices.map(({ channel }) => channel)).toEqual(['mail']);
    useSenders(portal, []);
    expect((await setting('hanbit1'))?.ways).toEqual([]);
  });

  it('keep each choice, and leave other people alone', async () => {
    expect((await choose('materials', { push: 'off', mail: 'now' })).status).toBe(200);
    const choicesOf = async (as: Person) =>
      (await setting(as))?.kinds.find(({ kind }) => kind === 'materials')?.choices.map(({ choice }) => choice);
    expect(await choicesOf('hanbit1')).toEqual(['off', 'now', 'off']);
    expect(await choicesOf('hanbit2')).toEqual(['now', 'digest', 'off']);
  });

  it('nobody chooses for the kinds of others', async () => {
    expect((await choose('award', { push: 'off' })).status).toBe(404);
    expect((await choose('offer', { push: 'off' }, 'sales1')).status).toBe(404);
  });
});

describe('changes of an award keep one way (D-406)', () => {
  it('the last one cannot be switched off, also when the others were before', async () => {
    expect((await choose('change', { push: 'off', mail: 'off' })).status).toBe(200);
    const refused = await choose('change', { talk: 'off' });
    expect([refused.status, refused.refusal]).toMatchObject([
      400,
      { code: 'ALERT_NEEDED', message: '계약 변경 알림은 한 가지 이상의 수단으로 받아야 합니다.' },
    ]);
    expect((await choose('change', { talk: 'digest' })).status).toBe(200);
  });

  it('a way that is not configured does not count', async () => {
    useSenders(portal, ['push']);
    expect((await choose('change', { push: 'off' })).refusal.code).toBe('ALERT_NEEDED');
  });

  it('a way that does not reach does not count: no device, no address, no number, no template', async () => {
    senders.push.reaches = sql<boolean>`false`;
    expect((await choose('change', { talk: 'off' })).status).toBe(200);
    expect((await choose('change', { mail: 'off' })).refusal.code).toBe('ALERT_NEEDED');
    senders.talk.supports = (kind) => kind !== 'change';
    expect((await choose('change', { talk: 'now' })).status).toBe(200);
    expect((await choose('change', { mail: 'off' })).refusal.code).toBe('ALERT_NEEDED');
    const shown = (await setting('hanbit1'))?.kinds.find(({ kind }) => kind === 'change')?.choices;
    expect(shown?.map(({ reachYn }) => reachYn)).toEqual(['N', 'Y', 'N']);
  });

  it('a way chosen for the digest counts only while a mail or a push can bring it', async () => {
    useSenders(portal, ['push', 'talk']).push.reaches = sql<boolean>`false`;
    expect((await choose('change', { talk: 'digest' })).refusal.code).toBe('ALERT_NEEDED');
  });

  it('where nothing reaches, one way stays chosen', async () => {
    for (const sender of Object.values(senders)) sender.reaches = sql<boolean>`false`;
    expect((await choose('change', { push: 'off', mail: 'off' })).status).toBe(200);
    expect((await choose('change', { talk: 'off' })).refusal.code).toBe('ALERT_NEEDED');
  });

  it('two people who switch off at once follow one another', async () => {
    useSenders(portal, ['push', 'mail']);
    const both = await Promise.all([choose('change', { push: 'off' }), choose('change', { mail: 'off' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

it.each<[Choice, Choice, string[], string[]]>([
  ['now', 'now', ['mail 자재 발송', 'push 자재 발송'], []],
  ['now', 'off', ['push 자재 발송'], []],
  ['off', 'now', ['mail 자재 발송'], []],
  ['off', 'off', [], []],
  ['now', 'digest', ['push 자재 발송'], ['mail 11월 21일 (토) 소식 1건']],
  ['digest', 'digest', [], ['mail 11월 21일 (토) 소식 1건']],
  ['digest', 'off', [], ['mail 11월 21일 (토) 소식 1건']],
  ['digest', 'now', ['mail 자재 발송'], []],
])('push %s and mail %s: at once %j, in the digest %j', async (push, mail, atOnce, later) => {
  await choose('materials', { push, mail });
  await happens('sent');
  await deliverAt('2026-11-20 12:00');
  await deliverAt('2026-11-20 12:01');
  expect(got('hanbit1')).toEqual(atOnce);
  await deliverAt('2026-11-21 08:30');
  expect(got('hanbit1')).toEqual([...later, ...atOnce].sort());
  await deliverAt('2026-11-22 08:30');
  expect(got('hanbit1')).toEqual([...later, ...atOnce].sort());
});

it('what a person switched off since it happened is canceled', async () => {
  await happens('sent');
  await deliverAt('2026-11-20 12:00');
  await choose('materials', { push: 'off', mail: 'off' });
  await deliverAt('2026-11-20 12:01');
  await deliverAt('2026-11-21 08:30');
  expect(got('hanbit1')).toEqual([]);
  expect(await states()).toEqual(['push C off', 'mail C off']);
});

describe('quiet hours (D-407)', () => {
  beforeEach(() => choose('materials', { push: 'now', mail: 'off' }));

  it('hold what is not urgent until they end, and then it is one message', async () => {
    await happens('sent');
    await deliverAt('2026-11-30 20:59');
    await happens('sent');
    await deliverAt('2026-11-30 21:00');
    await deliverAt('2026-11-30 21:01');
    expect(await states()).toEqual(['push H', 'push H']);
    await deliverAt('2026-12-01 07:59');
    expect(got('hanbit1')).toEqual([]);
    await deliverAt('2026-12-01 08:00');
    expect(got('hanbit1')).toEqual(['push 자재 2건']);
  });

  it('let urgent changes pass, unless their person switched that off', async () => {
    await choose('change', { push: 'now', mail: 'off', talk: 'off' });
    portal.clock.now = seoul('2026-11-20 23:00');
    await happens('change', true);
    await deliverAt('2026-11-20 23:00');
    expect(got('hanbit1')).toHaveLength(1);
    await quiet({ QuietYN: 'Y', UrgentYN: 'N' });
    await happens('change', true);
    await deliverAt('2026-11-20 23:01');
    expect(got('hanbit1')).toHaveLength(1);
    await deliverAt('2026-11-21 08:00');
    expect(got('hanbit1')).toHaveLength(2);
  });

  it('are those of the person, or none', async () => {
    await quiet({ QuietYN: 'Y', QuietFrom: '12:00', QuietUntil: '13:00' });
    await happens('sent');
    await deliverAt('2026-11-20 12:01');
    await deliverAt('2026-11-20 12:59');
    expect(got('hanbit1')).toEqual([]);
    await deliverAt('2026-11-20 13:00');
    expect(got('hanbit1')).toHaveLength(1);
    await quiet({ QuietYN: 'N' });
    portal.clock.now = seoul('2026-11-20 23:00');
    await happens('sent');
    await deliverAt('2026-11-20 23:00');
    await deliverAt('2026-11-20 23:01');
    expect(got('hanbit1')).toHaveLength(2);
  });
});

describe('new offers as 알림톡 (D-409)', () => {
  it('go only to who asked for them, with the time and the words kept, and never at night', async () => {
    expect((await choose('offer', { talk: 'now' })).refusal.code).toBe('CONSENT_NEEDED');
    expect((await portal.call('Notify/notify-talk-offer-add', {}, { as: 'hanbit1' })).status).toBe(200);
    expect(await setting('hanbit1')).toMatchObject({
      talkOfferDtm: '2026-11-20 12:00:00',
      talkOfferText: '새 일감 알림톡을 받겠습니다.',
    });
    await quiet({ QuietYN: 'N' });
    portal.clock.now = seoul('2026-11-20 20:59');
    await postProject(portal);
    await deliverAt('2026-11-20 20:59');
    await deliverAt('2026-11-20 21:00');
    await deliverAt('2026-11-21 07:59');
    expect(senders.talk.sent).toEqual([]);
    await deliverAt('2026-11-21 08:00');
    expect(senders.talk.sent.map(({ userId, title }) => [userId, title])).toEqual([['hanbit1', '새 일감']]);
  });

  it('are not offered without 알림톡, and are for contractors alone', async () => {
    useSenders(portal, ['push']);
    expect((await portal.call('Notify/notify-talk-offer-add', {}, { as: 'hanbit1' })).status).toBe(404);
    expect((await portal.call('Notify/notify-talk-offer-add', {}, { as: 'sales1' })).status).toBe(403);
  });
});

it('what closed accounts had chosen goes', async () => {
  await choose('materials', { push: 'off' });
  await quiet({ QuietYN: 'N' });
  await choose('materials', { push: 'off' }, 'daon1');
  await portal.call('Notify/interest-save', { Areas: [{ Id: 1 }], Trades: [{ Id: 1 }] }, { as: 'hanbit1' });
  const close = (deleted_at: Date | null) =>
    portal.ctx.db.updateTable('portal_user').set({ deleted_at }).where('user_id', '=', 'hanbit1').execute();
  await close(NOON);
  expect(await purgeChoices.run(portal.ctx)).toEqual({ notify_choice: 1, notify_setting: 1, notify_interest: 1 });
  await close(null);
  expect(await portal.ctx.db.selectFrom('notify_choice').select('user_id').execute()).toEqual([{ user_id: 'daon1' }]);
});
