import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallCtx } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { withStatus } from './branches.ts';
import { collectedCondition, exceptedCondition, type Wanted } from './hits.ts';
import { findWanted, type ListFilter, type Scope } from './list-projects.ts';
import { type Counted, isExact, mostHits, readTally } from './tally.ts';

type Keyword = Omit<ListFilter, 'SearchActiveStatus'>;

/** Projects of each state under the filters and the keyword of a list, whatever state the list itself is asked for. */
export async function countStatuses<Status extends string>(
  ctx: CallCtx,
  { kind, statuses }: { kind: Counted; statuses: readonly Status[] },
  keyword: Keyword,
  scope: Scope,
): Promise<{ status: Status; count: number }[]> {
  const wanted = await findWanted(ctx, { ...keyword, SearchActiveStatus: 'A' }, scope);
  const counts = await (wanted.branches.length === 0 ? new Map() : readCounts(ctx.db, kind, wanted, statuses));
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** From the tally wherever it can tell, in one statement; else one more looks at the hits. */
async function readCounts(
  db: Kysely<Database>,
  kind: Counted,
  wanted: Wanted,
  statuses: readonly string[],
): Promise<Map<string, number>> {
  const { branches, match, except } = wanted;
  const parts = statuses.flatMap((status) => withStatus(branches, status));
  const { rows } = await readTally(db, kind, parts, match);
  const most = parts.map((_, index) => mostHits(rows, match, (row) => row.inside[index] ?? 0));
  const isKnown = match === null || isExact(match, rows);
  if (!isKnown && most.some((hits) => hits > 0)) return countHits(db, kind, collectedCondition(kind.table, wanted));
  const excepted = except
    ? await countHits(db, kind, exceptedCondition(kind.table, wanted))
    : new Map<string, number>();
  const counts = new Map([...excepted].map(([status, count]) => [status, -count]));
  parts.forEach(({ status }, index) => {
    if (status !== null) counts.set(status, (counts.get(status) ?? 0) + (most[index] ?? 0));
  });
  return counts;
}

async function countHits(
  db: Kysely<Database>,
  { table }: Counted,
  condition: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; total: number }>`
    select status, count(*) as total from ${sql.table(table)} where ${condition} group by status`.execute(db);
  return new Map(rows.map(({ status, total }) => [status, total]));
}
