import { type RawBuilder, sql } from 'kysely';
import { type Branch, branchCondition } from './branches.ts';
import type { Match } from './search.ts';

type Fragment = RawBuilder<unknown>;

/** Tables that lists read. */
export type ListTable = 'outsourced_project' | 'internal_project' | 'notice';

/** Rows that lists know. Those of notices are told apart by their status alone, deleted ones too. */
const LIVE: Readonly<Record<ListTable, Fragment>> = {
  outsourced_project: sql`deleted_at is null`,
  internal_project: sql`deleted_at is null`,
  notice: sql`true`,
};
const winner = sql`choice_company_id`;

const allOf = (conditions: Fragment[]): Fragment => sql.join(conditions, sql` and `);
const anyOf = (conditions: Fragment[]): Fragment => sql`(${sql.join(conditions, sql` or `)})`;

/**
 * Rows to look for: where, and with which terms (null = any). `except` leaves out a few of them that no term tells
 * apart; an index must find those few.
 */
export type Wanted = { branches: readonly Branch[]; match: Match | null; except?: Fragment };

const holdsPhrase = ({ phrase, column }: Match): Fragment => sql`strpos(lower(${sql.ref(column)}), ${phrase}) > 0`;

/** Hits through the term index. */
function collectedMatch(match: Match): Fragment {
  const { terms, every, phrase, owner } = match;
  const conditions = [every ? sql`search_terms @> ${terms}::text[]` : sql`search_terms && ${terms}::text[]`];
  if (owner) conditions.push(sql`search_terms && ${owner}::text[]`);
  if (phrase !== '') conditions.push(holdsPhrase(match));
  return allOf(conditions);
}

const holdsOne = (terms: readonly string[]): Fragment => anyOf(terms.map((term) => sql`${term} = any(search_terms)`));

/** The same hits looked at row by row: no index serves these forms, so that a walk keeps its order. */
export function walkedMatch(match: Match): Fragment {
  const holds = match.phrase === '' ? holdsOne(match.terms) : holdsPhrase(match);
  return match.owner ? allOf([holds, holdsOne(match.owner)]) : holds;
}

/** Whether a row is there and what the keyword finds. */
export const rowCondition = (table: ListTable, match: Match | null): Fragment =>
  allOf([LIVE[table], ...(match === null ? [] : [walkedMatch(match)])]);

/** Columns by which a list of projects can be ordered; the id is the order of registration. */
export type Sort = { column: 'id' | 'start_day' | 'start_date' | 'price' | 'bill_date'; ascending: boolean };

/** By registration: what counting reads. */
const BY_ID: Sort = { column: 'id', ascending: true };

const columnsOf = ({ column }: Sort): Fragment => (column === 'id' ? sql`id` : sql`id, ${sql.ref(column)}`);

/** The order of a list; of rows that are alike in its column the id decides. `from` names the table of the columns. */
export function orderOf({ column, ascending }: Sort, from?: string): Fragment {
  const direction = ascending ? sql`asc` : sql`desc`;
  const named = (name: string): Fragment => sql`${sql.ref(from ? `${from}.${name}` : name)} ${direction}`;
  return column === 'id' ? named('id') : sql`${named(column)}, ${named('id')}`;
}

/** Live projects of one branch that fulfil the conditions. */
const idsOf = (table: ListTable, branch: Branch, conditions: readonly Fragment[], sort: Sort = BY_ID): Fragment =>
  sql`select ${columnsOf(sort)} from ${sql.table(table)}
    where ${allOf([LIVE[table], branchCondition(branch, winner), ...conditions])}`;

/** What keeps a row that must not be left out. */
const notExcepted = ({ except }: Wanted): Fragment[] => (except ? [sql`not (${except})`] : []);

/** All conditions of what is looked for, in the form that indexes serve. */
export function collectedCondition(table: ListTable, wanted: Wanted): Fragment {
  const { branches, match } = wanted;
  const place = anyOf(branches.map((branch) => branchCondition(branch, winner)));
  return allOf([LIVE[table], place, ...(match === null ? [] : [collectedMatch(match)]), ...notExcepted(wanted)]);
}

/** The conditions of the few that are left out of what is looked for. */
export const exceptedCondition = (table: ListTable, { except = sql`false`, ...wanted }: Wanted): Fragment =>
  allOf([collectedCondition(table, wanted), except]);

/** Ids of all hits in no order, by the best index of what is asked for. */
export const collectIds = (table: ListTable, wanted: Wanted, sort: Sort = BY_ID): Fragment =>
  sql`select ${columnsOf(sort)} from ${sql.table(table)} where ${collectedCondition(table, wanted)}`;

/** Ids of all hits in no order, for counting where few rows are in the walks. */
export function passIds(table: ListTable, walks: readonly Branch[], wanted: Wanted & { match: Match }): Fragment {
  const conditions = [walkedMatch(wanted.match), ...notExcepted(wanted)];
  return sql.join(
    walks.map((walk) => idsOf(table, walk, conditions)),
    sql` union all `,
  );
}

/**
 * One walk in the order of the list. Where a keyword meets a state or a winner, the ids come from that index and each
 * row is then looked at: left to itself the planner may walk all projects, which is slow where states lie apart, as
 * settled and new ones do.
 */
function walkIn(branch: Branch, wanted: Wanted, { table, sort, reach }: Reading): Fragment {
  const { match } = wanted;
  const kept = notExcepted(wanted);
  const nearest = sql`order by ${orderOf(sort)} limit ${reach}`;
  if (match === null) return sql`(${idsOf(table, branch, kept, sort)} ${nearest})`;
  const condition = walkedMatch(match);
  if (branch.status === null && branch.companyIds === null) {
    return sql`(${idsOf(table, branch, [condition, ...kept], sort)} ${nearest})`;
  }
  return sql`(select walk.* from (${idsOf(table, branch, kept, sort)} order by ${orderOf(sort)} offset 0) walk,
    lateral (select from ${sql.table(table)} where id = walk.id and ${condition} offset 0) hit
    order by ${orderOf(sort, 'walk')} limit ${reach})`;
}

/** Whose ids, in which order, and how many of them are needed. */
export type Reading = { table: ListTable; sort: Sort; reach: number };

/** Ids of the hits nearest to one end. Each walk is ordered inside, so that the planner merges them. */
export function walkIds(walks: readonly Branch[], wanted: Wanted, reading: Reading): Fragment {
  return sql.join(
    walks.map((walk) => walkIn(walk, wanted, reading)),
    sql` union all `,
  );
}
