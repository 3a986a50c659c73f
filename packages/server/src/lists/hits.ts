import { type RawBuilder, sql } from 'kysely';
import { type Branch, branchCondition } from './branches.ts';
import type { Match } from './search.ts';

type Fragment = RawBuilder<unknown>;

/** Tables of projects that lists read. */
export type ProjectTable = 'outsourced_project' | 'internal_project';

const isLive = sql`deleted_at is null`;
const winner = sql`choice_company_id`;

const allOf = (conditions: Fragment[]): Fragment => sql.join(conditions, sql` and `);
const anyOf = (conditions: Fragment[]): Fragment => sql`(${sql.join(conditions, sql` or `)})`;

/** Rows to look for: where, and with which terms (null = any). */
export type Wanted = { branches: readonly Branch[]; match: Match | null };

const holdsPhrase = ({ phrase }: Match): Fragment => sql`strpos(lower(project_name), ${phrase}) > 0`;

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

/** Live projects of one branch that match, if anything is asked. */
function idsOf(table: ProjectTable, branch: Branch, match: Fragment | null): Fragment {
  const conditions = [isLive, branchCondition(branch, winner), ...(match === null ? [] : [match])];
  return sql`select id from ${sql.table(table)} where ${allOf(conditions)}`;
}

/** Ids of all hits in no order, by the best index of what is asked for. */
export function collectIds(table: ProjectTable, { branches, match }: Wanted): Fragment {
  const conditions = [isLive, anyOf(branches.map((branch) => branchCondition(branch, winner)))];
  if (match !== null) conditions.push(collectedMatch(match));
  return sql`select id from ${sql.table(table)} where ${allOf(conditions)}`;
}

/** Ids of all hits in no order, for counting where few rows are in the walks. */
export function passIds(table: ProjectTable, walks: readonly Branch[], match: Match): Fragment {
  return sql.join(
    walks.map((walk) => idsOf(table, walk, walkedMatch(match))),
    sql` union all `,
  );
}

/**
 * One walk in id order. Where a keyword meets a state or a winner, the ids come from that index and each row is then
 * looked at: left to itself the planner may walk all projects, which is slow where states lie apart, as settled and
 * new ones do.
 */
function walkIn(branch: Branch, match: Match | null, { table, order, reach }: Reading): Fragment {
  const nearest = sql`order by id ${order} limit ${reach}`;
  if (match === null) return sql`(${idsOf(table, branch, null)} ${nearest})`;
  const condition = walkedMatch(match);
  if (branch.status === null && branch.companyIds === null) return sql`(${idsOf(table, branch, condition)} ${nearest})`;
  return sql`(select walk.id from (${idsOf(table, branch, null)} order by id ${order} offset 0) walk,
    lateral (select from ${sql.table(table)} where id = walk.id and ${condition} offset 0) hit
    order by walk.id ${order} limit ${reach})`;
}

/** Whose ids, in which direction, and how many of them are needed. */
export type Reading = { table: ProjectTable; order: Fragment; reach: number };

/** Ids of the hits nearest to one end. Each walk is ordered inside, so that the planner merges them. */
export function walkIds(walks: readonly Branch[], match: Match | null, reading: Reading): Fragment {
  return sql.join(
    walks.map((walk) => walkIn(walk, match, reading)),
    sql` union all `,
  );
}
