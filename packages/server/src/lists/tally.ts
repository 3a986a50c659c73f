import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Branch, branchCondition, isNarrow, walksOf } from './branches.ts';
import { collectIds, exceptedCondition, type ListTable, passIds, type Wanted } from './hits.ts';
import type { Match } from './search.ts';
import { countByMaps, type Mapped } from './term-maps.ts';

type Db = Kysely<Database>;

/** Live projects under one term: all of them, and those of each walk. */
export type TermTotal = { term: string; everywhere: number; inside: number[] };

/** Where a kind of project is stored and counted, and its maps of terms (null = it has none). */
export type Counted = {
  table: ListTable;
  tally: 'outsourced_tally' | 'internal_tally' | 'notice_tally';
  map: Mapped['map'] | null;
};

/** What chooses between the ways to a page, all in rows looked at. */
export type Costs = {
  /** Rows of a walk from end to end. */
  passed: number;
  /** Rows between two hits, summed over the walks: each must find its next hit before they merge. */
  gaps: number;
  /** Hits among the passed rows. */
  hits: number;
  /** Rows that collecting gathers. */
  gathered: number;
  /** Those of the passed rows that a company has won: only the order of registration has an index of them. */
  won: number;
};

/** Measured: a gathered row is fetched and sorted, which costs twice a passed one. */
const GATHERED_ROW = 2;

/** Measured: the maps of a million projects are read in the time of so many passed rows. */
const MAPS = 5000;

/** Changed projects that maps do not know yet are looked at one by one: of more than these, nobody asks the maps. */
const MOST_CHANGES = 5000;

/**
 * The cheapest way to `wanted` hits from one end of the list: 'walk' follows indexes in id order and looks at each
 * row; 'collect' gathers all hits and sorts them; 'maps' asks the maps of terms, where they may be asked.
 */
export function cheapestWay(
  { costs: { passed, gaps, hits, gathered }, mapped }: Pick<Total, 'costs' | 'mapped'>,
  wanted: number,
): 'walk' | 'collect' | 'maps' {
  const walk = (wanted * passed) / Math.max(hits, 1) + gaps;
  const collect = gathered * GATHERED_ROW;
  if (mapped && Math.min(walk, collect) > MAPS) return 'maps';
  return walk <= collect ? 'walk' : 'collect';
}

/**
 * The exact total, the walks that can hold a hit, what reading them costs, whether the maps of terms know almost
 * everything, and what of the database was seen for it.
 */
export type Total = { total: number; walks: Branch[]; costs: Costs; mapped: boolean; snapshot: string };

/** The term of every project. */
const EVERY = '';

/**
 * What a statement saw of the database: while that is the same, so is every row. Another server that took over may have
 * lost the last writes and count on from there: it started at another moment.
 */
const SNAPSHOT = sql`concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())`;

type TallyRow = TermTotal | { term: null; everywhere: number; snapshot: string; edition: number };

/**
 * Statement that reads the tally of the keyword's terms and of all projects, for each walk; nothing of it when the
 * database is still as it was `seen`. The row without a term says how it is now, how many changes the maps of terms
 * do not know, and under which edition names are.
 */
export function tallyQuery({ tally, map }: Counted, walks: readonly Branch[], match: Match | null, seen = '') {
  const terms = [EVERY, ...(match?.terms ?? []), ...(match?.owner ?? [])];
  const places = walks.map((walk) => branchCondition(walk, sql`company_id`));
  const inside = places.map((place) => sql`coalesce(sum(total) filter (where ${place}), 0)::int`);
  // What lies outside of the walks tells what gathering costs; without a keyword nothing is gathered, and each read
  // row is a page of its own.
  const read = match === null && isNarrow(walks) ? sql`(${sql.join(places, sql` or `)})` : sql`true`;
  const changes = map
    ? sql`(select count(*) from (select from ${sql.table(`${map}_change`)} limit ${sql.lit(MOST_CHANGES + 1)}) as change)`
    : sql.lit(MOST_CHANGES + 1);
  return sql<TallyRow>`
    select term, sum(total) as everywhere, array[${sql.join(inside)}] as inside, '' as snapshot, 0 as edition
    from ${sql.table(tally)} where term = any(${terms}::text[]) and ${read} and ${SNAPSHOT} <> ${seen}::text group by term
    union all select null, ${changes}, '{}', ${SNAPSHOT}, (select edition from name_edition)`;
}

/** The totals that a statement of tallyQuery reads, whether maps may be asked, and what it saw of the database. */
export async function readTally(
  db: Db,
  query: CompiledQuery<TallyRow>,
): Promise<{ rows: TermTotal[]; mapped: boolean; snapshot: string; edition: number }> {
  const { rows } = await db.executeQuery(query);
  const totals = rows.filter((row) => row.term !== null);
  const [last] = rows.filter((row) => row.term === null);
  if (!last) throw new Error('a tally without its last row');
  const { everywhere: changes, snapshot, edition } = last;
  return { rows: totals, mapped: changes <= MOST_CHANGES, snapshot, edition };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Counts the hits themselves, for keywords that no sum of tallies answers. */
async function countHits(db: Db, kind: Counted, wanted: Wanted & { match: Match }, most: Total): Promise<number> {
  const { table, map } = kind;
  const { match, branches } = wanted;
  const way = cheapestWay(most, most.costs.hits);
  if (map && way === 'maps') {
    const parts = await countByMaps(db, { table, map }, match, branches);
    return sum(parts);
  }
  const ids = way === 'walk' ? passIds(table, most.walks, wanted) : collectIds(table, wanted);
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${ids}) hits`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many of what the tally counted are left out. */
async function countExcepted(db: Db, { table }: Counted, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${exceptedCondition(table, wanted)}`.execute(db);
  return rows[0]?.total ?? 0;
}

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
function fromTally(
  rows: readonly TermTotal[],
  walks: readonly Branch[],
  match: Match | null,
): Pick<Total, 'total' | 'walks' | 'costs'> {
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
    won: sum(useful.filter(({ walk }) => walk.companyIds !== null).map((walked) => walked.passed)),
  };
  return { total: hits, walks: useful.map(({ walk }) => walk), costs };
}

/** True when no hit counts under two terms and none of the counted ones can fail. */
export const isExact = (match: Match, rows: readonly TermTotal[]): boolean =>
  match.phrase === '' && !match.owner && (match.disjoint || rows.length <= 2);

/** What the tally is asked with for what is known already: put together once, as that is asked again and again. */
const askedAgain = new WeakMap<Total, CompiledQuery<TallyRow>>();

function tallyOf(db: Db, counted: Counted, wanted: Wanted, known?: Total): CompiledQuery<TallyRow> {
  const before = known && askedAgain.get(known);
  if (before) return before;
  const query = tallyQuery(counted, walksOf(wanted.branches), wanted.match, known?.snapshot).compile(db);
  if (known) askedAgain.set(known, query);
  return query;
}

/**
 * Exact number of hits, from the tally alone wherever it can tell (LISTS-08), and the edition of names. What was `known`
 * before is answered again when nothing in the database has changed since.
 */
export async function findTotal(
  db: Db,
  counted: Counted,
  wanted: Wanted,
  known?: Total,
): Promise<{ found: Total; edition: number }> {
  const { edition, snapshot, ...tallied } = await readTally(db, tallyOf(db, counted, wanted, known));
  if (known?.snapshot === snapshot) return { found: known, edition };
  return { found: await totalOf(db, counted, wanted, { ...tallied, snapshot }), edition };
}

type Tallied = { rows: TermTotal[]; mapped: boolean; snapshot: string };

/** The total under what the tally said; asks again where that does not tell it. */
async function totalOf(db: Db, counted: Counted, wanted: Wanted, { rows, mapped, snapshot }: Tallied): Promise<Total> {
  const { match, except } = wanted;
  const walks = walksOf(wanted.branches);
  const most = { ...fromTally(rows, walks, match), mapped: mapped && except === undefined, snapshot };
  if (most.total === 0) return most;
  if (match === null || isExact(match, rows)) {
    return except ? { ...most, total: most.total - (await countExcepted(db, counted, wanted)) } : most;
  }
  const total = await countHits(db, counted, { ...wanted, match }, most);
  const gaps = (most.costs.gaps * most.total) / Math.max(total, 1);
  return { ...most, total, costs: { ...most.costs, hits: total, gaps } };
}
