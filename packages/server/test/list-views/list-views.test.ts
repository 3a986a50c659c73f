import { VIEW_LIMIT } from '@portal/contract/areas/list-views/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeViews } from '#areas/list-views/queries.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.ctx.db.deleteFrom('list_view').execute());

const List = 'outsourced';
const VIEW = { List, Name: '내 착수 현장', Query: 'status=Y&areas=1%5E2', SharedYN: 'N' };

const add = async (as: Person, fields: object = {}): Promise<number> =>
  (await portal.call('ListView/view-add', { ...VIEW, ...fields }, { as })).ok.data[0]?.id ?? 0;
const edit = (as: Person, fields: object) => portal.call('ListView/view-edit', { ...VIEW, ...fields }, { as });
const viewsOf = async (as: Person, list = List) =>
  (await portal.call('ListView/view-list', { List: list }, { as })).ok.data;
const namesOf = async (as: Person) => (await viewsOf(as)).map(({ name }) => name);

describe('saved views', () => {
  it('a private view is of its owner and list alone (D-335)', async () => {
    const id = await add('sales1');
    expect(await viewsOf('sales1')).toEqual([
      {
        id,
        version: 1,
        name: '내 착수 현장',
        query: 'status=Y&areas=1%5E2',
        sharedYN: 'N',
        mineYN: 'Y',
        ownerName: expect.any(String),
      },
    ]);
    expect(await viewsOf('sales1', 'orders')).toEqual([]);
    expect(await viewsOf('pm1')).toEqual([]);
  });

  it('a shared view is seen by other staff behind their own, until its owner takes it away (D-335)', async () => {
    const Id = await add('sales1', { Name: '미수령 자재', SharedYN: 'Y' });
    await add('pm1', { Name: '이번 주 시작' });
    expect((await viewsOf('pm1')).map(({ name, mineYN }) => [name, mineYN])).toEqual([
      ['이번 주 시작', 'Y'],
      ['미수령 자재', 'N'],
    ]);
    await edit('sales1', { Id, Version: 1, SharedYN: 'N' });
    expect(await namesOf('pm1')).toEqual(['이번 주 시작']);
    await edit('sales1', { Id, Version: 2, SharedYN: 'Y' });
    await portal.call('ListView/view-delete', { Id }, { as: 'sales1' });
    expect(await namesOf('pm1')).toEqual(['이번 주 시작']);
  });

  it('nobody changes or removes the view of somebody else, shared or not (D-336)', async () => {
    for (const SharedYN of ['Y', 'N']) {
      const Id = await add('sales1', { SharedYN });
      const changed = await edit('pm1', { Id, Version: 1, Name: '남의 것' });
      const removed = await portal.call('ListView/view-delete', { Id }, { as: 'pm1' });
      expect([changed.status, removed.status]).toEqual([404, 404]);
    }
    expect((await viewsOf('sales1')).map(({ name, version }) => [name, version])).toEqual([
      [VIEW.Name, 1],
      [VIEW.Name, 1],
    ]);
  });

  it('a change of a stale version is refused and changes nothing (D-336)', async () => {
    const Id = await add('sales1');
    expect((await edit('sales1', { Id, Version: 1, Name: '첫째' })).status).toBe(200);
    const late = await edit('sales1', { Id, Version: 1, Name: '둘째' });
    expect([late.status, late.refusal.code, await namesOf('sales1')]).toEqual([409, 'STALE', ['첫째']]);
  });

  it('a name is needed and bounded, a list must exist', async () => {
    const send = async (fields: object) => {
      const { status, refusal } = await portal.call('ListView/view-add', { ...VIEW, ...fields }, { as: 'sales1' });
      return [status, refusal.code];
    };
    expect(await send({ Name: '  ' })).toEqual([400, 'FIELD_REQUIRED']);
    expect(await send({ Name: '가'.repeat(VIEW_LIMIT.name + 1) })).toEqual([400, 'TOO_LONG']);
    expect(await send({ Query: 'a'.repeat(VIEW_LIMIT.query + 1) })).toEqual([400, 'TOO_LONG']);
    expect(await send({ List: 'employees' })).toEqual([400, 'BAD_REQUEST']);
    expect(await viewsOf('sales1')).toEqual([]);
  });

  it('a user has at most fifty views of a list, also when two are saved at once (D-336)', async () => {
    const view = { user_id: 'sales1', list: 'outsourced', name: '보기', query: '', shared: false } as const;
    await portal.ctx.db
      .insertInto('list_view')
      .values(Array.from({ length: VIEW_LIMIT.own - 1 }, () => view))
      .execute();
    const sent = await Promise.all([1, 2].map(() => portal.call('ListView/view-add', VIEW, { as: 'sales1' })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await viewsOf('sales1')).length).toBe(VIEW_LIMIT.own);
    expect(await add('sales1', { List: 'internal' })).toBeGreaterThan(0);
    expect(await add('pm1')).toBeGreaterThan(0);
  });

  it('the views of a closed account are not shown, and are removed', async () => {
    await add('pm2', { SharedYN: 'Y' });
    const close = (deleted_at: Date | null) =>
      portal.ctx.db.updateTable('portal_user').set({ deleted_at }).where('user_id', '=', 'pm2').execute();
    await close(portal.ctx.now());
    expect(await viewsOf('sales1')).toEqual([]);
    await purgeViews.run(portal.ctx);
    await close(null);
    expect(await viewsOf('pm2')).toEqual([]);
  });
});
