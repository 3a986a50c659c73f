import { searchCalls } from '@portal/contract/areas/search/calls';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { find } from '#areas/search/find-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { CallCtx } from '#context.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

/** So many rows of each kind that a full scan would be the more expensive plan. */
const ROWS = 20_000;

let portal: TestApp;
let watch: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  portal = await startApp();
  const room = await makeRoom(portal);
  const foreign = await makeRoom(portal, {}, { as: 'admin' });
  const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 60_000);
  for (let from = 0; from < ROWS; from += 1000) {
    const numbers = Array.from({ length: 1000 }, (_, index) => from + index);
    await saveSearchEntries(
      portal.ctx.db,
      numbers.flatMap((number) => {
        const title = `${number % 2 === 0 ? '설치' : '교체'} 공사 ${number % 4000 === 0 ? '드문말' : ''}${number}`;
        const project = { title, at: at(number), status: 'N', company_id: null };
        const entry = { title, at: at(number), author_id: 'pm1', visibility: 'A' as const };
        return [
          { kind: 'outsourced' as const, key: 1_000_000 + number, entry: project },
          { kind: 'entry' as const, key: number, entry: { ...entry, room_id: number % 2 === 0 ? room : foreign } },
        ];
      }),
    );
  }
  await sql`analyze search_entry`.execute(portal.ctx.db);
  watch = watchPlans({ db: portal.ctx.db, pool: portal.pool } as never);
});
afterAll(() => portal.close());

const PEOPLE = {
  pm1: { userId: 'pm1', userType: 'M', permission: 'F', companyId: 1 } as Actor,
  hanbit1: { userId: 'hanbit1', userType: 'C', permission: '', companyId: 2 } as Actor,
};

const plansOf = (who: keyof typeof PEOPLE, SearchKey: string) => {
  const from = { address: '127.0.0.1', token: undefined };
  const ctx = { ...portal.ctx, db: watch.watched.db, actor: PEOPLE[who], from } as CallCtx;
  return watch.plansOf(() => find(ctx, searchCalls.find.request.parse({ SearchKey })));
};

const CASES = (['pm1', 'hanbit1'] as const).flatMap((who) => [
  [who, 'a frequent keyword', '설치', 'search_entry_newest'] as const,
  [who, 'a rare keyword', '드문말', 'search_entry_by_term'] as const,
  [who, 'rare initials', 'ㄷㅁㅁ', 'search_entry_by_term'] as const,
  [who, 'what nothing has', '뷁쒧', 'search_entry_by_term'] as const,
]);

it.each(CASES)('for %s %s reads an index and one statement of the search', async (who, _, key, index) => {
  const { answer, scans, indexes, statements } = await plansOf(who, key);
  expect([...indexes]).toContain(index);
  expect(scans).not.toContain('search_entry');
  expect(scans).not.toContain('outsourced_project');
  // The rights of staff are two statements; nobody is shown, so nothing is logged.
  expect([key, statements]).toEqual([key, who === 'pm1' ? 3 : 1]);
  expect([key, answer?.groups.some(({ count }) => count > 0)]).toEqual([key, key !== '뷁쒧']);
});
