import { MAX_STREAMS } from '@portal/contract/core/live-events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { changedAward } from '#test-kit/factories/agreed-change.ts';
import { commentOn } from '#test-kit/factories/comment.ts';
import { internalEdit, internalInfoOf, internalInState } from '#test-kit/factories/internal.ts';
import { acceptance, postProject, registerProject } from '#test-kit/factories/project.ts';
import { editPayload, infoOf } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type OpenStream, openStream, waitUntil } from './open-stream.ts';

type CallPath = Parameters<TestApp['call']>[0];

let portal: TestApp;
let origin: string;
let Id: number;
const opened: OpenStream[] = [];

beforeAll(async () => {
  portal = await startApp();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  Id = await registerProject(portal);
});
afterEach(async () => {
  for (const stream of opened.splice(0)) {
    stream.close();
    await stream.ended;
  }
});
afterAll(async () => {
  await portal.close();
});

const stream = async (as: Person, headers?: Record<string, string>): Promise<OpenStream> => {
  const one = await openStream(origin, await portal.cookieOf(as), headers);
  opened.push(one);
  return one;
};

describe('GET /api/events (D-34, wire.md Also)', () => {
  it('needs a session and the right method', async () => {
    expect((await openStream(origin, '')).status).toBe(401);
    const posted = await portal.app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { cookie: await portal.cookieOf('pm1') },
    });
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET']);
    const head = await fetch(`${origin}/api/events`, {
      method: 'HEAD',
      headers: { cookie: await portal.cookieOf('pm1') },
    });
    expect(head.status).toBe(404);
  });

  it('opens at once, uncompressed and unbuffered, without an event', async () => {
    const { status, headers, text } = await stream('pm1');
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    ]);
    expect(headers['content-encoding']).toBeUndefined();
    await waitUntil(() => text() !== '');
    expect(text()).toMatch(/^retry: 2000\nid: 0\n\nevent: span\ndata:\d+\n\n$/);
  });

  it('tells people whose unread offer was taken that their number fell (D-593)', async () => {
    const offered = await postProject(portal);
    await deliverMessages(portal.ctx);
    const [daon1, pm2] = [await stream('daon1'), await stream('pm2')];
    await portal.call('Construction/construction-accept', acceptance(offered), { as: 'hanbit1' });
    await waitUntil(() => daon1.alarms() === 1);
    expect(daon1.alarms()).toBe(1);
    await waitUntil(() => pm2.projects().includes(offered));
  });

  it('sends an alarm event to the addressees and to nobody else', async () => {
    const [pm1, again, sales1, hanbit1] = [
      await stream('pm1'),
      await stream('pm1'),
      await stream('sales1'),
      await stream('hanbit1'),
    ];
    await commentOn(portal, Id, 'sales1', '비밀 내용');
    await waitUntil(() => pm1.alarms() === 1 && again.alarms() === 1);
    expect(pm1.text()).not.toContain('비밀');
    await commentOn(portal, Id, 'pm2');
    await waitUntil(() => pm1.alarms() === 2 && sales1.alarms() === 1);
    expect(hanbit1.alarms()).toBe(0);
  });

  it("tells the reader's other windows once that alarms were read", async () => {
    const pm1 = await stream('pm1');
    await commentOn(portal, Id, 'sales1');
    await waitUntil(() => pm1.alarms() === 1);
    const pm2 = await stream('pm2');
    const { data } = (await portal.call('Alarm/all-alarm-list', { SearchConfirmStatus: 'N' }, { as: 'pm1' })).ok;
    const ReadId = data[0]?.readId;
    for (let round = 0; round < 2; round += 1) await portal.call('Alarm/all-alarm-list', { ReadId }, { as: 'pm1' });
    await waitUntil(() => pm1.alarms() === 2);
    await portal.call('Alarm/alarm-all-read-update', {}, { as: 'pm1' });
    await waitUntil(() => pm1.alarms() >= 2);
    expect(pm2.alarms()).toBe(0);
  });

  it('tells staff which list has a changed shared view, and nothing of private ones (D-349)', async () => {
    const [pm1, hanbit1] = [await stream('pm1'), await stream('hanbit1')];
    const lists = (one: OpenStream) =>
      [...one.text().matchAll(/event: list-view\ndata:(.*)\n\n/g)].map(([, list]) => list);
    const view = { List: 'orders', Name: '비밀 이름', Query: 'status=Y', SharedYN: 'N' };
    const add = async (fields: object): Promise<number> =>
      (await portal.call('ListView/view-add', { ...view, ...fields }, { as: 'sales1' })).ok.data[0]?.id ?? 0;
    await add({});
    const shared = await add({ SharedYN: 'Y' });
    await waitUntil(() => lists(pm1).length === 1);
    await portal.call('ListView/view-edit', { ...view, Id: shared, Version: 1 }, { as: 'sales1' });
    await waitUntil(() => lists(pm1).length === 2);
    await portal.call('ListView/view-delete', { Id: shared }, { as: 'sales1' });
    await add({ List: 'internal', SharedYN: 'Y' });
    await waitUntil(() => lists(pm1).length === 3);
    expect(lists(pm1)).toEqual(['orders', 'orders', 'internal']);
    expect(pm1.text()).not.toContain('비밀');
    expect(lists(hanbit1)).toEqual([]);
  });

  it('names a changed project to all who could or can see it, without any of its data', async () => {
    const [staff, winner, other] = [await stream('sales1'), await stream('hanbit1'), await stream('daon1')];
    const draft = await registerProject(portal);
    const open = await postProject(portal);
    await waitUntil(
      () => other.projects().length === 1 && winner.projects().length === 1 && staff.projects().length === 1,
    );
    await portal.call('Construction/construction-accept', acceptance(open), { as: 'hanbit1' });
    await waitUntil(() => other.projects().length === 2 && winner.projects().length === 2);
    // A cancelled draft was never visible to contractors.
    await portal.call('Construction/construction-cancel-update', { Id: draft, cancelMemo: '취소' }, { as: 'sales1' });
    await portal.call('Construction/construction-post', { Id, Status: 'N' }, { as: 'sales1' });
    await waitUntil(() => other.projects().length === 3 && staff.projects().length === 4);
    // After a withdrawal only the former winner still sees the project. The other contractors saw it before.
    const withDrawalMemo = '일정 불가';
    await portal.call('Construction/construction-withdrawal-update', { Id: open, withDrawalMemo }, { as: 'sales1' });
    await waitUntil(() => other.projects().length === 4);
    expect([staff.projects(), winner.projects(), other.projects()]).toEqual([
      [open, open, draft, Id, open],
      [open, open, Id, open],
      [open, open, Id, open],
    ]);
    expect(other.text()).not.toContain('일정');
  });

  it('names a project whose winner answers a change, and whose objection is answered (D-221)', async () => {
    const changed = await changedAward(portal);
    const staff = await stream('sales1');
    const winner = await stream('hanbit1');
    const objection = { ...changed, Objection: '비밀 이의' };
    await portal.call('Construction/construction-change-object', objection, { as: 'hanbit1' });
    await waitUntil(() => staff.projects().length === 1 && winner.projects().length === 1);
    await portal.call('Construction/construction-change-confirm', changed, { as: 'hanbit1' });
    await waitUntil(() => staff.projects().length >= 2);
    expect(new Set(staff.projects())).toEqual(new Set([changed.Id]));
    expect(staff.text()).not.toContain('비밀');
  });

  it('names a changed internal project to staff alone, without any of its data (D-211)', async () => {
    const [staff, contractor] = [await stream('pm1'), await stream('hanbit1')];
    const internal = await internalInState(portal, 'N');
    const send = (path: CallPath, body: object) => portal.call(path, { Id: internal, ...body }, { as: 'sales1' });
    // Refused, so nothing changed.
    await send('MizeConstruction/construction-complete', { Version: 99 });
    const reasons = [{ ItemName: '비고', Reason: '비밀 사유' }];
    const edit = internalEdit(await internalInfoOf(portal, internal), { EtcMemo: '비밀 메모' });
    await send('MizeConstruction/construction-edit', { ...edit, MizeChangeReasons: reasons });
    await waitUntil(() => staff.internal().length === 1);
    await send('MizeConstruction/construction-cancel-update', { cancelMemo: '비밀 취소' });
    await waitUntil(() => staff.internal().length === 2);
    await send('MizeConstruction/construction-delete', {});
    await waitUntil(() => staff.internal().length === 3);
    // A later event has arrived, so an earlier one would have too.
    const open = await postProject(portal);
    await waitUntil(() => contractor.projects().includes(open));
    expect(staff.internal()).toEqual([internal, internal, internal]);
    expect(contractor.text()).not.toContain('internal-project');
    expect(staff.text()).not.toContain('비밀');
  });

  it('sends no event for an edit that was refused or changed nothing', async () => {
    const other = await stream('daon1');
    const open = await postProject(portal);
    await waitUntil(() => other.projects().length === 1);
    await portal.call('Construction/construction-accept', { Id: open }, { as: 'hanbit1' });
    await portal.call('Construction/construction-edit', editPayload(await infoOf(portal, open)), { as: 'sales1' });
    await portal.call('Construction/construction-accept', acceptance(open), { as: 'hanbit1' });
    await waitUntil(() => other.projects().length > 1);
    expect(other.projects()).toEqual([open, open]);
  });

  it('sends no event when the call that wrote was rolled back', async () => {
    const pm1 = await stream('pm1');
    await portal.ctx.db
      .transaction()
      .execute(async (db) => {
        await db
          .selectNoFrom((select) => select.fn('pg_notify', [select.val('portal_alarm'), select.val('pm1')]).as('x'))
          .execute();
        throw new Error('undone');
      })
      .catch(() => {});
    await commentOn(portal, Id, 'sales1');
    await waitUntil(() => pm1.alarms() > 0);
    expect(pm1.alarms()).toBe(1);
  });

  it('tells a reconnecting client at once that it may have missed events', async () => {
    const back = await stream('pm1', { 'last-event-id': '0' });
    await waitUntil(() => back.missed() === 1);
  });

  it('tells the span in which to read again, which grows with the open streams (D-640)', async () => {
    const spans: number[] = [];
    for (const as of ['pm1', 'pm2', 'hanbit1'] as const) {
      const one = await stream(as);
      await waitUntil(() => one.spans().length === 1);
      spans.push(...one.spans());
    }
    expect(spans).toEqual([10, 20, 30]);
  });

  it(`refuses stream number ${MAX_STREAMS + 1} of a user until another one is closed`, async () => {
    for (let count = 0; count < MAX_STREAMS; count += 1) expect((await stream('sales1')).status).toBe(200);
    const refused = await stream('sales1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '25']);
    expect((await stream('pm1')).status).toBe(200);
    opened[0]?.close();
    await opened[0]?.ended;
    await waitUntil(async () => (await stream('sales1')).status === 200);
  });

  it('is part of the API description', async () => {
    const { paths } = (await portal.app.inject({ url: '/api/openapi.json' })).json();
    expect(paths['/api/events'].get.responses[200].content).toHaveProperty('text/event-stream');
  });
});

describe('the shutdown of the server', () => {
  it('ends open streams and does not wait for them', async () => {
    const other = await startApp();
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = await other.cookieOf('pm1');
    const streams = await Promise.all([1, 2, 3].map(() => openStream(address, cookie)));
    const start = performance.now();
    await other.close();
    expect(performance.now() - start).toBeLessThan(3000);
    expect(await Promise.all(streams.map((one) => one.ended))).toEqual(Array(3).fill({ clean: true }));
  });
});
