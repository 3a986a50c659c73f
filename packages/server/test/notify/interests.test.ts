import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.ctx.db.deleteFrom('notify_interest').execute());

const as = { as: 'daon1' } as const;
const read = async () => (await portal.call('Notify/interest-info', {}, as)).ok.data[0];
const save = (areas: number[], trades: number[]) =>
  portal.call('Notify/interest-save', { Areas: areas.map((Id) => ({ Id })), Trades: trades.map((Id) => ({ Id })) }, as);
const setArea = (area_id: number | null) =>
  portal.ctx.db.updateTable('portal_user').set({ area_id }).where('user_id', '=', 'daon1').execute();

describe('the interests of a contractor (D-424)', () => {
  it('are the area of the record until they choose, and then what they chose', async () => {
    await setArea(9);
    expect(await read()).toEqual({ areas: [{ id: 9, name: '부산' }], trades: [], chosenYN: 'N' });
    expect((await save([13, 1], [2])).status).toBe(200);
    const chosen = {
      areas: [
        { id: 1, name: '서울' },
        { id: 13, name: '경남' },
      ],
      trades: [{ id: 2, name: '네트워크' }],
      chosenYN: 'Y',
    };
    expect(await read()).toEqual(chosen);
    await setArea(null);
    expect(await read()).toEqual(chosen);
  });

  it('none means all, also for a record with an area', async () => {
    await setArea(9);
    expect((await save([], [])).status).toBe(200);
    expect(await read()).toEqual({ areas: [], trades: [], chosenYN: 'Y' });
    await setArea(null);
  });

  it('can keep what is no longer in use, but not add it, nor what does not exist', async () => {
    await save([], [5]);
    await portal.call('Reference/name-retire', { Kind: 'trade', Id: 5, ActiveYN: 'N' }, { as: 'admin' });
    expect((await save([1], [5])).status).toBe(200);
    await save([], []);
    const refused = await save([], [5]);
    expect(refused.refusal).toEqual({
      code: 'BAD_REQUEST',
      field: 'Trades',
      message: '‘방송·음향’은 더 이상 선택할 수 없습니다.',
    });
    const unknown = await save([999], []);
    expect([unknown.status, unknown.refusal.field]).toEqual([400, 'Areas']);
    expect(await read()).toMatchObject({ areas: [], trades: [] });
  });

  it('keep an area and a trade from being removed', async () => {
    const add = async (Kind: 'area' | 'trade') =>
      (await portal.call('Reference/name-add', { Kind, Name: '새 이름' }, { as: 'admin' })).ok.data[0]?.id ?? 0;
    const [area, trade] = [await add('area'), await add('trade')];
    await save([area], [trade]);
    const remove = async (Kind: string, Id: number) =>
      (await portal.call('Reference/name-remove', { Kind, Id }, { as: 'admin' })).status;
    expect([await remove('area', area), await remove('trade', trade)]).toEqual([409, 409]);
    await save([], []);
    expect([await remove('area', area), await remove('trade', trade)]).toEqual([200, 200]);
  });

  it('are the own ones: another contractor has others, staff have none', async () => {
    await save([1], []);
    const other = await portal.call('Notify/interest-info', {}, { as: 'hanbit1' });
    expect(other.ok.data[0]).toMatchObject({ areas: [], chosenYN: 'N' });
    const staff = await portal.call('Notify/interest-info', {}, { as: 'sales1' });
    expect(staff.status).toBe(403);
  });
});
