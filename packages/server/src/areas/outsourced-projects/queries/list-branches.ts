import { type RawBuilder, sql } from 'kysely';
import type { Branch } from '../list-scope.ts';
import type { Match } from './list-search.ts';

type Fragment = RawBuilder<unknown>;

const isLive = sql`deleted_at is null`;
const winner = sql`choice_company_id`;

const allOf = (conditions: Fragment[]): Fragment => sql.join(conditions, sql` and `);
const anyOf = (conditions: Fragment[]): Fragment => sql`(${sql.join(conditions, sql` or `)})`;

/** One winner is compared, not searched in an array, so that an index keeps its order. */
function inCompanies(column: Fragment, [first, ...others]: readonly number[]): Fragment {
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[first, ...others]}::int[])`;
}

/** SQL that keeps the rows of one branch. `company` is the column of the winner. */
export function branchCondition({ status, companyIds }: Branch, company: Fragment): Fragment {
  const parts: Fragment[] = [];
  if (status !== null) parts.push(sql`status = ${status}`);
  if (companyIds !== null) parts.push(inCompanies(company, companyIds));
  return parts.length === 0 ? sql`true` : allOf(parts);
}

const holdsPhrase = ({ phrase }: Match): Fragment => sql`strpos(lower(project_name), ${phrase}) > 0`;

/** Hits through the term index. */
function collectedMatch(match: Match): Fragment {
  const { terms, every, phrase } = match;
  const holds = every ? sql`search_terms @> ${terms}::text[]` : sql`search_terms && ${terms}::text[]`;
  return phrase === '' ? holds : allOf([holds, holdsPhrase(match)]);
}

/** The same hits looked at row by row: no index serves these forms, so that a walk keeps its order. */
function walkedMatch(match: Match): Fragment {
  return match.phrase === '' ? anyOf(match.terms.map((term) => sql`${term} = any(search_terms)`)) : holdsPhrase(match);
}

/** Ids of all hits in no order, by the best index of what is asked for. */
export function collectIds(branches: readonly Branch[], match: Match | null): Fragment {
  const conditions = [isLive, anyOf(branches.map((branch) => branchCondition(branch, winner)))];
  if (match !== null) conditions.push(collectedMatch(match));
  return sql`select id from outsourced_project where ${allOf(conditions)}`;
}

/**
 * Ids of all hits, one index walk per branch. `part` orders and limits each walk: the planner merges walks that
 * are ordered inside, but does not see by itself that they could be.
 */
export function walkIds(walks: readonly Branch[], match: Match | null, part: Fragment): Fragment {
  const queries = walks.map((walk) => {
    const conditions = [isLive, branchCondition(walk, winner), ...(match === null ? [] : [walkedMatch(match)])];
    return sql`(select id from outsourced_project where ${allOf(conditions)} ${part})`;
  });
  return sql.join(queries, sql` union all `);
}
