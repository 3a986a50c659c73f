import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postProject, registerProject, registration } from '#test-kit/factories/project.ts';
import { editPayload, infoOf } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const CCTV = 1;
const NETWORK = 2;
const save = (body: object) => portal.call('Construction/construction-edit', body, { as: 'sales1' });
const tradeOf = async (Id: number) => {
  const { tradeId, tradeName } = await infoOf(portal, Id);
  return [tradeId, tradeName];
};

describe('the trade of an outsourced project (D-423)', () => {
  it('is optional, and shown to staff and to contractors', async () => {
    expect(await tradeOf(await registerProject(portal))).toEqual([0, '']);
    const Id = await postProject(portal, { TradeId: CCTV });
    expect(await tradeOf(Id)).toEqual([CCTV, 'CCTV']);
    const offer = await portal.call('Construction/construction-info', { Id }, { as: 'hanbit1' });
    expect(offer.ok.data[0]?.tradeName).toBe('CCTV');
    const list = await portal.call('Construction/all-construction-partner-list', {}, { as: 'hanbit1' });
    expect(list.ok.data.find(({ id }) => id === Id)?.tradeName).toBe('CCTV');
  });

  it('an edit without the field keeps it; a change needs a reason, and leaves a line of the history', async () => {
    const Id = await registerProject(portal, { TradeId: CCTV });
    const info = await infoOf(portal, Id);
    expect((await save(editPayload(info, { Price: '1600000' }, ['프로젝트금액']))).status).toBe(200);
    expect(await tradeOf(Id)).toEqual([CCTV, 'CCTV']);
    const fresh = await infoOf(portal, Id);
    const silent = await save(editPayload(fresh, { TradeId: NETWORK }));
    expect([silent.status, silent.refusal.code]).toEqual([400, 'REASON_MISSING']);
    expect((await save(editPayload(fresh, { TradeId: 0 }, ['공종']))).status).toBe(200);
    const line = await portal.ctx.db
      .selectFrom('comment')
      .select(['item_name', 'origin_value', 'new_value'])
      .where('post_id', '=', String(Id))
      .where('item_name', '=', '공종')
      .execute();
    expect(line).toEqual([{ item_name: '공종', origin_value: 'CCTV', new_value: '' }]);
  });

  it('that is retired or unknown cannot be chosen, but a project keeps it', async () => {
    const projectId = await registerProject(portal, { TradeId: 5 });
    await portal.call('Reference/name-retire', { Kind: 'trade', Id: 5, ActiveYN: 'N' }, { as: 'admin' });
    for (const TradeId of [5, 999]) {
      const body = registration({ TradeId });
      const refused = await portal.call('Construction/construction-add', body, { as: 'sales1' });
      expect([refused.status, refused.refusal.field]).toEqual([400, 'TradeId']);
    }
    const info = await infoOf(portal, projectId);
    expect((await save(editPayload(info, { TradeId: 5, EtcMemo: '주간' }, ['비고']))).status).toBe(200);
    const offered = await portal.call('Trade/all-trade-list', {}, { as: 'hanbit1' });
    expect(offered.ok.data.map(({ id }) => id)).not.toContain(5);
    const removed = await portal.call('Reference/name-remove', { Kind: 'trade', Id: 5 }, { as: 'admin' });
    expect(removed.refusal.code).toBe('REFERENCE_IN_USE');
  });

  it('filters the list by several, and by a keyword', async () => {
    const found = async (body: object) => {
      const list = await portal.call('Construction/all-construction-mize-list', body, { as: 'sales1' });
      return [...new Set(list.ok.data.map(({ tradeName }) => tradeName))].sort();
    };
    await registerProject(portal, { TradeId: NETWORK });
    await registerProject(portal, { TradeId: 3 });
    expect(await found({ SearchTrades: `${NETWORK}^3` })).toEqual(['네트워크', '통신 배선']);
    expect(await found({ SearchType: 'tradeName', SearchKey: '배선' })).toEqual(['통신 배선']);
  });
});
