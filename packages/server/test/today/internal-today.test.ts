import { INTERNAL_TODOS } from '@portal/contract/areas/internal-projects/todos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalInState, registerInternal } from '#test-kit/factories/internal.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const LIST = 'MizeConstruction/all-construction-list';
const COUNTS = 'MizeConstruction/construction-status-count';

let portal: TestApp;
const ids: Record<string, number> = {};

/** A project that starts on this day. */
async function startingOn(start_date: string, changes: object = {}): Promise<number> {
  const id = await registerInternal(portal, { MizePMUserId: 'pm1', ...changes });
  await portal.ctx.db.updateTable('internal_project').set({ start_date }).where('id', '=', id).execute();
  return id;
}

/** The clock is at Friday, 2026-11-20 in Seoul. */
beforeAll(async () => {
  portal = await startApp();
  ids['passed'] = await startingOn('2026-11-19');
  ids['today'] = await startingOn('2026-11-20');
  ids['sunday'] = await startingOn('2026-11-22', { MizePMUserId: 'pm2' });
  ids['later'] = await startingOn('2026-12-01');
  ids['led'] = await startingOn('2026-11-20', { MizePMUserId: 'pm2' });
  const led = { choice_user_id: 'admin' };
  await portal.ctx.db.updateTable('internal_project').set(led).where('id', '=', ids['led']).execute();
  await internalInState(portal, 'YY');
  await internalInState(portal, 'C');
});
afterAll(() => portal.close());

const linesOf = async (as: Person, SearchScope = 'mine') => {
  const { ok } = await portal.call('Today/today-list', { SearchScope }, { as });
  return ok.data.filter(({ line }) => INTERNAL_TODOS.some((todo) => todo === line));
};
const shown = async (as: Person, scope?: string) =>
  Object.fromEntries((await linesOf(as, scope)).map((one) => [one.line, one.internalProjects.map(({ id }) => id)]));

it('shows the internal projects of their PM by the day of the start, and leaves empty lines out', async () => {
  const { passed, today, sunday, later, led } = ids;
  expect(await shown('pm1')).toEqual({
    internalToday: [today],
    internalStartPassed: [passed],
    internalInProgress: [passed, today, later],
  });
  expect(await shown('pm2')).toEqual({
    internalToday: [led],
    internalThisWeek: [sunday],
    internalInProgress: [led, sunday],
  });
});

it('shows them to the sales manager, the construction manager and the team', async () => {
  const everything = { internalToday: 2, internalThisWeek: 1, internalStartPassed: 1, internalInProgress: 5 };
  const counts = async (as: Person, scope: string) =>
    Object.fromEntries((await linesOf(as, scope)).map(({ line, count }) => [line, count]));
  expect(await counts('sales1', 'mine')).toEqual(everything);
  expect(await counts('pm1', 'team')).toEqual(everything);
  expect(await shown('admin')).toEqual({ internalToday: [ids['led']], internalInProgress: [ids['led']] });
});

it('shows contractors none, and no customer to anybody', async () => {
  expect(await linesOf('hanbit1')).toEqual([]);
  const { raw } = await portal.call('Today/today-list', { SearchScope: 'team' }, { as: 'admin' });
  expect(raw).not.toContain('customerName');
});

it('every line counts exactly the projects of the list that it links to', async () => {
  for (const as of ['pm1', 'pm2', 'sales1', 'admin'] as const) {
    for (const SearchScope of ['mine', 'team']) {
      const lines = await linesOf(as, SearchScope);
      for (const SearchTodo of INTERNAL_TODOS) {
        const query = { SearchTodo, SearchScope, SearchActiveStatus: 'N', OrderType: 'startDate_asc' };
        const { ok } = await portal.call(LIST, query, { as });
        const counted = (await portal.call(COUNTS, query, { as })).ok.data;
        const line = lines.find((one) => one.line === SearchTodo);
        expect([ok.meta.totalCount, counted.find(({ status }) => status === 'N')?.count], SearchTodo).toEqual([
          line?.count ?? 0,
          line?.count ?? 0,
        ]);
        expect(ok.data.slice(0, 3).map(({ id }) => id)).toEqual(line?.internalProjects.map(({ id }) => id) ?? []);
      }
    }
  }
});
