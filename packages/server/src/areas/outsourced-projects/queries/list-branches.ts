import { type RawBuilder, sql } from 'kysely';
import { type Branch, walksOf } from '../list-scope.ts';
import type { Match } from './list-search.ts';

type Condition = RawBuilder<unknown>;

const isLive = sql`deleted_at is null`;

const allOf = (conditions: Condition[]): Condition => sql.join(conditions, sql` and `);

/** One winner is compared, not searched in an array, so that an index keeps its order. */
function inCompanies(column: Condition, [first, ...others]: readonly number[]): Condition {
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[first, ...others]}::int[])`;
}

/** SQL that keeps the rows of one branch; null when it keeps all. */
function branchCondition({ status, companyIds }: Branch, company: Condition): Condition | null {
  const parts: Condition[] = [];
  if (status !== null) parts.push(sql`status = ${status}`);
  if (companyIds !== null) parts.push(inCompanies(company, companyIds));
  return parts.length === 0 ? null : allOf(parts);
}

/** SQL that keeps the rows of any branch. `company` is the column of the winner. */
export function scopeCondition(branches: readonly Branch[], company: Condition): Condition {
  const parts = branches.map((branch) => branchCondition(branch, company));
  if (parts.length === 0) return sql`false`;
  return parts.some((part) => part === null) ? sql`true` : sql`(${sql.join(parts, sql` or `)})`;
}

const winner = sql`choice_company_id`;

const holdsPhrase = ({ phrase }: Match): Condition => sql`strpos(lower(project_name), ${phrase}) > 0`;

const holdsTerms = ({ terms, every }: Match): Condition =>
  every ? sql`search_terms @> ${terms}::text[]` : sql`search_terms && ${terms}::text[]`;

/** Hits through the term index. */
function collectedMatch(match: Match): Condition[] {
  return match.phrase === '' ? [holdsTerms(match)] : [holdsTerms(match), holdsPhrase(match)];
}

/** The same hits, row by row: inside `case` the planner cannot take the term index and lose the order. */
function walkedMatch(match: Match): Condition[] {
  if (match.phrase !== '') return [holdsPhrase(match)];
  return [sql`case when ${holdsTerms(match)} then true else false end`];
}

/** Ids of all hits in no order, by the best index of what is asked for. */
export function collectIds(branches: readonly Branch[], match: Match | null): Condition {
  const conditions = [isLive, scopeCondition(branches, winner), ...(match === null ? [] : collectedMatch(match))];
  return sql`select id from outsourced_project where ${allOf(conditions)}`;
}

/** Ids of all hits as index walks, which an outer `order by id` merges. */
export function walkIds(branches: readonly Branch[], match: Match | null): Condition {
  const walks = walksOf(branches).map((branch) => {
    const inBranch = branchCondition(branch, winner);
    const conditions = [
      isLive,
      ...(inBranch === null ? [] : [inBranch]),
      ...(match === null ? [] : walkedMatch(match)),
    ];
    return sql`select id from outsourced_project where ${allOf(conditions)}`;
  });
  return sql.join(walks, sql` union all `);
}
