import { type Kysely, sql } from 'kysely';
import { keepPlan } from '../db/kept-plans.ts';
import type { Database } from '../db/schema.ts';
import { type Branch, branchCondition, isNarrow, walksOf } from './branches.ts';
import { collectIds, exceptedCondition, type ListTable, passIds, type Wanted } from './hits.ts';
import type { Match } from './search.ts';

type Db = Kysely<Database>;

/** Live projects under one term: all of them, and those of each walk. */
export type TermTotal = { term: string; everywhere: number; inside: number[] };

/** Where a kind of project is stored and counted. */
export type Counted = { table: ListTable; tally: 'outsourced_tally' | 'internal_tally' | 'notice_tally' };

/** What chooses between the two ways to a page, all in rows looked at. */
export type Costs = {
  /** Rows of a walk from end to end. */
  passed: number;
  /** Rows between two hits, summed over the walks: each must find its next hit before they merge. */
  gaps: number;
  /** Hits among the passed rows. */
  hits: number;
  /** Rows that collecting gathers. */
  gathered: number;
};

/** Measured: a gathered row is fetched and sorted, which costs twice a passed one. */
const GATHERED_ROW = 2;

/**
 * The cheaper way to `wanted` hits from one end of the list: 'walk' follows indexes in id order and looks at each
 * row; 'collect' gathers all hits and sorts them.
 */
export const cheaperWay = ({ passed, gaps, hits, gathered }: Costs, wanted: number): 'walk' | 'collect' =>
  (wanted * passed) / Math.max(hits, 1) + gaps <= gathered * GATHERED_ROW ? 'walk' : 'collect';

/** The exact total, the walks that can hold a hit, what reading them costs, and what of the database was seen for it. */
export type Total = { total: number; walks: Branch[]; costs: Costs; snapshot: string };

/** The term of every project. */
const EVERY = '';

/**
 * What a statement saw of the database: while that is the same, so is every row. Another server that took over may have
 * lost the last writes and count on from there: it started at another moment.
 */
const SNAPSHOT = sql`concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())`;

/**
 * Statement that reads the tally of the keyword's terms and of all projects, for each walk; nothing of it when the
 * database is still as it was `seen`. The row without a term says how it is now.
 */
export function tallyQuery({ tally }: Counted, walks: readonly Branch[], match: Match | null, seen = '') {
  const terms = [EVERY, ...(match?.terms ?? []), ...(match?.owner ?? [])];
  const inside = walks.map((walk) => {
    const inWalk = branchCondition(walk, sql`company_id`);
    return sql`coalesce(sum(total) filter (where ${inWalk}), 0)::int`;
  });
  return sql<TermTotal | { term: null; snapshot: string }>`
    select term, sum(total) as everywhere, array[${sql.join(inside)}] as inside, '' as snapshot
    from ${sql.table(tally)} where term = any(${terms}::text[]) and ${SNAPSHOT} <> ${seen}::text group by term
    union all select null, 0, '{}', ${SNAPSHOT} ${keepPlan}`;
}

/** The totals that a statement of tallyQuery read, and what it saw of the database. */
export async function readTally(
  db: Db,
  ...asked: Parameters<typeof tallyQuery>
): Promise<{ rows: TermTotal[]; snapshot: string }> {
  const { rows } = await tallyQuery(...asked).execute(db);
  const totals = rows.filter((row) => row.term !== null);
  const [last] = rows.filter((row) => row.term === null);
  return { rows: totals, snapshot: last?.snapshot ?? '' };
}

/** Statement that counts the hits themselves, for keywords that no sum of tallies answers. */
function countQuery({ table }: Counted, wanted: Wanted & { match: Match }, { walks, costs }: Total) {
  const isWalk = cheaperWay(costs, costs.hits) === 'walk';
  const ids = isWalk ? passIds(table, walks, wanted) : collectIds(table, wanted);
  return sql<{ total: number }>`select count(*) as total from (${ids}) hits`;
}

/** How many of what the tally counted are left out. */
async function countExcepted(db: Db, { table }: Counted, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${exceptedCondition(table, wanted)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Hits there can be at most under these totals: all terms are needed, or one is enough. */
const atMost = (totals: readonly number[], every: boolean): number => (every ? Math.min(...totals) : sum(totals));

/** Hits of a keyword as the tally knows them, in the part that `read` reads: exact, or at least never too few. */
export function mostHits(rows: readonly TermTotal[], match: Match | null, read: (row: TermTotal) => number): number {
  const tallied = new Map(rows.map((row) => [row.term, row]));
  const totalsOf = (terms: readonly string[]) =>
    terms.map((term) => tallied.get(term)).map((row) => (row ? read(row) : 0));
  const hits = atMost(totalsOf(match?.terms ?? [EVERY]), match?.every ?? true);
  return match?.owner ? Math.min(hits, sum(totalsOf(match.owner))) : hits;
}

/** What the tally alone says: exact when each hit counts under one term, else an upper bound. */
function fromTally(rows: readonly TermTotal[], walks: readonly Branch[], match: Match | null): Omit<Total, 'snapshot'> {
  const all = rows.find((row) => row.term === EVERY);
  const most = (read: (row: TermTotal) => number): number => mostHits(rows, match, read);
  const narrow = isNarrow(walks);
  const measured = walks.map((walk, index) => ({
    walk,
    hits: most((row) => row.inside[index] ?? 0),
    passed: (narrow ? all?.inside[index] : all?.everywhere) ?? 0,
  }));
  const useful = measured.filter(({ hits }) => hits > 0);
  const hits = sum(useful.map((walked) => walked.hits));
  const costs = {
    passed: sum(useful.map((walked) => walked.passed)),
    gaps: sum(useful.map((walked) => walked.passed / walked.hits)),
    hits,
    gathered: match === null ? hits : most((row) => row.everywhere),
  };
  return { total: hits, walks: useful.map(({ walk }) => walk), costs };
}

/** True when no hit counts under two terms and none of the counted ones can fail. */
export const isExact = (match: Match, rows: readonly TermTotal[]): boolean =>
  match.phrase === '' && !match.owner && (match.disjoint || rows.length <= 2);

/**
 * Exact number of hits, from the tally alone wherever it can tell (LISTS-08). What was `known` before is answered
 * again when nothing in the database has changed since.
 */
export async function findTotal(db: Db, counted: Counted, wanted: Wanted, known?: Total): Promise<Total> {
  const { match, except } = wanted;
  const walks = walksOf(wanted.branches);
  const { rows, snapshot } = await readTally(db, counted, walks, match, known?.snapshot);
  if (known?.snapshot === snapshot) return known;
  const most = { ...fromTally(rows, walks, match), snapshot };
  if (most.total === 0) return most;
  if (match === null || isExact(match, rows)) {
    return except ? { ...most, total: most.total - (await countExcepted(db, counted, wanted)) } : most;
  }
  const { rows: counts } = await countQuery(counted, { ...wanted, match }, most).execute(db);
  const total = counts[0]?.total ?? 0;
  const gaps = (most.costs.gaps * most.total) / Math.max(total, 1);
  return { ...most, total, costs: { ...most.costs, hits: total, gaps } };
}
