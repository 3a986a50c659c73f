import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallCtx } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { type Branch, withStatus } from './branches.ts';
import { collectedCondition, exceptedCondition, type Wanted } from './hits.ts';
import { findWanted, type ListFilter, type Scope } from './list-projects.ts';
import { type Counted, cheapestWay, isExact, mostHits, readTally, tallyQuery } from './tally.ts';
import { countByMaps } from './term-maps.ts';

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

/** From the tally wherever it can tell, in one statement; else one more looks at the maps or the hits. */
async function readCounts(
  db: Kysely<Database>,
  kind: Counted,
  wanted: Wanted,
  statuses: readonly string[],
): Promise<Map<string, number>> {
  const { branches, match, except } = wanted;
  const parts = statuses.flatMap((status) => withStatus(branches, status));
  const { rows, mapped } = await readTally(db, tallyQuery(kind, parts, match).compile(db));
  const most = parts.map((_, index) => mostHits(rows, match, (row) => row.inside[index] ?? 0));
  const isKnown = match === null || isExact(match, rows);
  if (!isKnown && most.some((hits) => hits > 0)) {
    const gathered = mostHits(rows, match, ({ everywhere }) => everywhere);
    const costs = { passed: Number.POSITIVE_INFINITY, gaps: 0, hits: gathered, gathered, won: 0 };
    const { table, map } = kind;
    return map && cheapestWay({ costs, mapped: mapped && except === undefined }, gathered) === 'maps'
      ? addUp(parts, await countByMaps(db, { table, map }, match, parts))
      : countHits(db, kind, collectedCondition(kind.table, wanted));
  }
  const excepted = except
    ? await countHits(db, kind, exceptedCondition(kind.table, wanted))
    : new Map<string, number>();
  return addUp(parts, most, new Map([...excepted].map(([status, count]) => [status, -count])));
}

/** Counts of parts, each of one state, by state. */
function addUp(parts: readonly Branch[], counted: readonly number[], before = new Map<string, number>()) {
  const counts = new Map(before);
  parts.forEach(({ status }, index) => {
    if (status !== null) counts.set(status, (counts.get(status) ?? 0) + (counted[index] ?? 0));
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
