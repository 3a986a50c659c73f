import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { type Costs, cheaperWay, type Way } from '../list-plan.ts';
import { type Branch, isNarrow, walksOf } from '../list-scope.ts';
import { collectIds, scopeCondition, walkIds } from './list-branches.ts';
import type { Match } from './list-search.ts';

type Db = Kysely<Database>;

/** Live projects under one term: all of them, and those in the scope. */
type TermTotal = { term: string; everywhere: number; inside: number };

/** The term of every project. */
const EVERY = '';

const NONE: TermTotal = { term: EVERY, everywhere: 0, inside: 0 };

/** Statement that reads the tally of the terms and of all projects. */
export function tallyQuery(branches: readonly Branch[], match: Match | null) {
  const terms = [EVERY, ...(match?.terms ?? [])];
  return sql<TermTotal>`
    select term, sum(total) as everywhere,
      coalesce(sum(total) filter (where ${scopeCondition(branches, sql`company_id`)}), 0) as inside
    from outsourced_tally where term = any(${terms}::text[]) group by term`;
}

/** Statement that counts the hits themselves, for keywords that no sum of tallies answers. */
export const countQuery = (way: Way, branches: readonly Branch[], match: Match | null) =>
  sql<{
    total: number;
  }>`select count(*) as total from (${(way === 'walk' ? walkIds : collectIds)(branches, match)}) hits`;

async function count(db: Db, branches: readonly Branch[], match: Match, costs: Costs): Promise<number> {
  const way = cheaperWay(costs, costs.hits);
  const { rows } = await countQuery(way, branches, match).execute(db);
  return rows[0]?.total ?? 0;
}

const sumOf = (totals: readonly TermTotal[], field: 'everywhere' | 'inside') =>
  totals.reduce((sum, total) => sum + total[field], 0);

const leastOf = (totals: readonly TermTotal[], field: 'everywhere' | 'inside') =>
  totals.reduce((least, total) => Math.min(least, total[field]), Number.POSITIVE_INFINITY);

/** Exact number of hits, from the tally alone wherever it can tell (LISTS-08). */
export async function findTotal(db: Db, branches: readonly Branch[], match: Match | null): Promise<Costs> {
  const { rows } = await tallyQuery(branches, match).execute(db);
  const tallied = new Map(rows.map((row) => [row.term, row]));
  const all = tallied.get(EVERY) ?? NONE;
  const passed = isNarrow(walksOf(branches)) ? all.inside : all.everywhere;
  if (match === null) return { passed, hits: all.inside, gathered: all.inside };
  const totals = match.terms.map((term) => tallied.get(term) ?? NONE);
  const combine = match.every ? leastOf : sumOf;
  const most = { passed, hits: combine(totals, 'inside'), gathered: combine(totals, 'everywhere') };
  const isExact = match.phrase === '' && (match.disjoint || totals.filter(({ inside }) => inside > 0).length <= 1);
  if (isExact || most.hits === 0) return most;
  return { ...most, hits: await count(db, branches, match, most) };
}
