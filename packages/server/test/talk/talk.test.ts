import { startTalkService, type TalkService } from '@portal/demo/stand-ins/talk-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { talkSender } from '#areas/talk/public/talk-sender.ts';
import { readTalkResults } from '#areas/talk/read-results.ts';
import type { Ctx, Sender } from '#context.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { emptyInboxes } from '../notify/inboxes.ts';

const START = new Date('2026-11-20T01:00:00Z');
const ACCOUNT = { key: 'NCSTANDIN', secret: 'stand-in-secret' };
const HANBIT = '01022220001';

let service: TalkService;
let portal: TestApp;
beforeAll(async () => {
  service = await startTalkService(ACCOUNT);
  portal = await startApp({
    TALK_URL: service.origin,
    TALK_KEY: `${ACCOUNT.key},${ACCOUNT.secret}`,
    TALK_SENDER: 'KA01PF1,02-555-0100',
    TALK_TEMPLATES: 'offer=KA01TP1,change=KA01TP2,tomorrow=KA01TP3',
    TALK_MONTHLY: '100',
    PORTAL_ORIGIN: 'https://portal.example.com',
  });
});
afterAll(async () => {
  await portal.close();
  await service.close();
});
beforeEach(async () => {
  portal.clock.now = START;
  service.provider.sent = [];
  service.provider.groups = [];
  service.provider.results.clear();
  service.provider.texts.clear();
  service.provider.hasBalance = true;
  await portal.ctx.db.deleteFrom('talk_group').execute();
  await portal.resetLimits();
  await emptyInboxes(portal);
});

const pass = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const talkOf = ({ talk }: Ctx) => talk ?? expect.unreachable('no talk');
const readResults = () => readTalkResults(portal.ctx, talkOf(portal.ctx));
/** State and reason of each 알림톡, by person. */
async function statesOf(...people: readonly string[]): Promise<string[]> {
  const rows = portal.ctx.db
    .selectFrom('notify_delivery')
    .selectAll()
    .where('channel', '=', 'talk')
    .where('user_id', 'in', people)
    .orderBy('id');
  return (await rows.execute()).map(({ state, reason }) => `${state} ${reason}`.trim());
}
const states = () => statesOf('hanbit1');
const senderOf = ({ senders }: Ctx): Sender => senders.talk ?? expect.unreachable('no sender');

type Db = Ctx['db'];

/** A statement that never ends, as in a process that was killed. */
const never: object = new Proxy(
  {},
  { get: (_target, name) => (String(name).startsWith('execute') ? () => new Promise(() => {}) : () => never) },
);

/** Lets a process hang at its nth statement on the groups, and says when it does. */
function hangingAt(step: number) {
  let count = 0;
  let hasReached = () => {};
  const reached = new Promise<void>((resolve) => {
    hasReached = resolve;
  });
  const hang = (db: Db): Db =>
    new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (args[0] === 'talk_group') count += 1;
          if (args[0] !== 'talk_group' || count !== step) return value.apply(target, args);
          hasReached();
          return never;
        };
      },
    });
  return { reached, hang };
}
const toHanbit = () => service.provider.sent.filter(({ to }) => to === HANBIT);

/** An award that staff withdraw at once: an urgent change, which goes out without waiting. */
async function withdrawAward(): Promise<void> {
  const Id = await postProject(portal, {
    ProjectName: '송도 무선 AP',
    StartDate: '2026-11-21',
    CustomerName: '비밀고객',
  });
  const fields = acceptance(Id, { ChoiceSelDate: '2026-11-21' });
  await succeed(portal, 'Construction/construction-accept', fields, 'hanbit1');
  await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '비밀사유' }, 'sales1');
  await deliverMessages(portal.ctx);
}
const deliver = () => deliverAllOutside(portal.ctx);
/** Delivers until nothing waits for its next attempt. */
async function deliverAll(): Promise<void> {
  for (const seconds of [0, 30, 120, 600, 3600]) {
    pass(seconds);
    await deliver();
  }
}

describe('알림톡 (D-417, D-418)', () => {
  it('has the registered text, a button, and a text message where it does not arrive', async () => {
    await withdrawAward();
    await deliver();
    const [message] = toHanbit();
    expect(message).toMatchObject({
      from: '025550100',
      text: [
        '[마이즈] 긴급 수주철회',
        '',
        '한지우님, 수주하신 프로젝트의 내용이 바뀌었습니다.',
        '',
        '■ 프로젝트: 송도 무선 AP',
        '■ 내용: 프로젝트가 철회되었습니다',
        '',
        '※ 이 메시지는 계약 변경 알림톡을 신청하신 분께 발송됩니다',
      ].join('\n'),
      kakaoOptions: { pfId: 'KA01PF1', templateId: 'KA01TP2' },
      replacements: [
        { type: 'SMS', text: '[마이즈] 긴급 수주철회 송도 무선 AP 프로젝트가 철회되었습니다 포털에서 확인' },
      ],
    });
    expect(message?.kakaoOptions.buttons[0]?.linkMo).toMatch(/^https:\/\/portal\.example\.com\//);
    expect(JSON.stringify(service.provider.sent)).not.toMatch(/비밀/);
    expect(await states()).toEqual(['D']);
  });

  it('stores neither number nor text, and logs none', async () => {
    await withdrawAward();
    await deliver();
    await readResultsNow();
    const stored = JSON.stringify(await portal.ctx.db.selectFrom('talk_group').selectAll().execute());
    expect(stored).not.toContain(HANBIT);
    expect(stored).not.toContain('송도');
  });

  it('has arrived when the result says so', async () => {
    await withdrawAward();
    await deliver();
    service.provider.results.set(HANBIT, '');
    await readResultsNow();
    expect(await states()).toEqual(['D']);
    service.provider.results.set(HANBIT, '4000');
    pass(30);
    await readResults();
    expect(await states()).toEqual(['R']);
  });

  it.each([
    ['3105', 'mismatch'],
    ['3107', 'blocked'],
    ['3104', 'refused'],
  ])('a failure told only in the result has its reason: %s', async (code, reason) => {
    service.provider.results.set(HANBIT, code);
    await withdrawAward();
    await deliver();
    expect(await states()).toEqual(['D']);
    await readResultsNow();
    expect(await states()).toEqual(['D']);
    // Without a text in half an hour it has failed.
    pass(1800);
    await readResults();
    expect(await states()).toEqual([`X ${reason}`]);
    expect(toHanbit()).toHaveLength(1);
  });

  it.each([
    ['arrives', '4000', 'R'],
    ['fails as well', '3104', 'X blocked'],
  ])('what failed and goes out as text is unknown until the text %s (D-595)', async (_what, code, state) => {
    service.provider.results.set(HANBIT, '3107');
    await withdrawAward();
    await deliver();
    await readResultsNow();
    service.provider.texts.set(HANBIT, '');
    pass(1800);
    await readResults();
    expect(await states()).toEqual(['D']);
    service.provider.texts.set(HANBIT, code);
    pass(3600);
    await readResults();
    expect(await states()).toEqual([state]);
  });

  it('an empty balance fails at once, and nothing is sent', async () => {
    service.provider.hasBalance = false;
    await withdrawAward();
    await deliver();
    expect(await states()).toEqual(['X balance']);
    service.provider.hasBalance = true;
    await deliverAll();
    expect(service.provider.sent).toEqual([]);
  });

  it('a kind without a template is not sent', async () => {
    const real = senderOf(portal.ctx);
    try {
      portal.ctx.senders = { talk: talkSender({ ...talkOf(portal.ctx), templates: new Map() }) };
      await withdrawAward();
      await deliver();
    } finally {
      portal.ctx.senders = { talk: real };
    }
    expect(await states()).toEqual(['X template']);
    expect(service.provider.groups).toEqual([]);
  });
});

async function readResultsNow(): Promise<void> {
  pass(15);
  await readResults();
}

describe('paid messages never go twice (D-418)', () => {
  it.each([
    ['make', 503],
    ['make', 'silence'],
    ['make', 'silence after taking it'],
    ['add', 500],
    ['add', 'silence'],
    ['add', 'silence after taking it'],
    ['send', 502],
    ['send', 'silence'],
    ['send', 'silence after taking it'],
  ] as const)('%s: %s', async (step, fault) => {
    service.fail(step, fault);
    await withdrawAward();
    await deliverAll();
    expect(toHanbit()).toHaveLength(1);
    expect(await states()).toEqual(['D']);
  });

  it('the answer to sending is lost, and so is the next one to the question: it is asked later', async () => {
    service.fail('send', 'silence after taking it');
    service.fail('ask', 'silence');
    await withdrawAward();
    await deliver();
    // Both go out at once, and either of them meets the fault.
    const both = () => statesOf('hanbit1', 'hanbit2');
    expect((await both()).sort()).toEqual(['D', 'Q']);
    pass(30);
    await deliver();
    expect(toHanbit()).toHaveLength(1);
    expect(service.provider.sent).toHaveLength(2);
    expect(await both()).toEqual(['D', 'D']);
  });

  it.each([1, 2, 3, 4, 5])('a process killed at its step %d in the database: another one goes on', async (step) => {
    await withdrawAward();
    const real = senderOf(portal.ctx);
    const { reached, hang } = hangingAt(step);
    portal.ctx.senders = {
      talk: { ...real, send: (ctx, messages) => real.send({ ...ctx, db: hang(ctx.db) }, messages) },
    };
    void deliver();
    await reached;
    portal.ctx.senders = { talk: real };
    await deliver();
    expect(await states()).toEqual(['S']);
    pass(61);
    await deliver();
    expect(toHanbit()).toHaveLength(1);
    expect(await states()).toEqual(['D']);
  });

  it('a process killed before it stores that it sent: another one asks the provider', async () => {
    await withdrawAward();
    const real = senderOf(portal.ctx);
    const sent = new Promise<void>((done) => {
      const send: Sender['send'] = async (ctx, messages) => {
        await real.send(ctx, messages);
        done();
        return new Promise(() => {});
      };
      portal.ctx.senders = { talk: { ...real, send } };
      void deliver();
    });
    await sent;
    portal.ctx.senders = { talk: real };
    pass(61);
    await deliver();
    expect(toHanbit()).toHaveLength(1);
    expect(await states()).toEqual(['D']);
  });

  it('two workers at once send it once', async () => {
    await withdrawAward();
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliverAll();
    expect(toHanbit()).toHaveLength(1);
  });
});

it('at the limit of the month nothing more is sent, and the next month begins anew (D-419)', async () => {
  const real = senderOf(portal.ctx);
  const sentAt = (moment: string) =>
    portal.ctx.db
      .updateTable('talk_group')
      .set({ sent_at: new Date(moment) })
      .execute();
  try {
    portal.ctx.senders = { talk: talkSender({ ...talkOf(portal.ctx), monthly: 1 }) };
    await withdrawAward();
    await deliver();
    // The first second of November in Seoul is of this month, the last one of October is not.
    await sentAt('2026-10-31T15:00:00Z');
    await withdrawAward();
    await deliver();
    expect(await states()).toEqual(['D', 'X limit']);
    await sentAt('2026-10-31T14:59:59Z');
    await withdrawAward();
    await deliver();
    expect(await states()).toEqual(['D', 'X limit', 'D']);
    expect(toHanbit()).toHaveLength(2);
  } finally {
    portal.ctx.senders = { talk: real };
  }
});
