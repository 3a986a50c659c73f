import { type RawBuilder, sql } from 'kysely';

/** More walks than this cost more to plan than they save. */
const MAX_WALKS = 40;

/** Which winners rows may have: null = any or none, 'some' = any but not none. */
type Winners = readonly number[] | 'some' | null;

/**
 * Projects that a list may show: one status (null = any) and winners. The branches of a list never overlap, so that
 * their totals add up and their ids merge.
 */
export type Branch = { status: string | null; companyIds: Winners };

/** Everything there is. */
export const EVERYWHERE: readonly Branch[] = [{ status: null, companyIds: null }];

/** The same rows, only those in one status; 'A' is every status (D-41). */
export const withStatus = (branches: readonly Branch[], status: string): Branch[] =>
  status === 'A'
    ? [...branches]
    : branches
        .filter((branch) => branch.status === null || branch.status === status)
        .map((branch) => ({ ...branch, status }));

/** The same rows, only those that one of the companies won. */
export function withCompanies(branches: readonly Branch[], companyIds: readonly number[]): Branch[] {
  return branches
    .map((branch) => {
      const { companyIds: before } = branch;
      const isOpen = before === null || before === 'some';
      return { ...branch, companyIds: isOpen ? companyIds : before.filter((id) => companyIds.includes(id)) };
    })
    .filter((branch) => branch.companyIds.length > 0);
}

/** A branch for each winner, so that each has an index in id order; too many stay together and are looked at. */
export function walksOf(branches: readonly Branch[]): Branch[] {
  const single = branches.flatMap(({ status, companyIds }): Branch[] =>
    companyIds === null || companyIds === 'some'
      ? [{ status, companyIds }]
      : companyIds.map((id) => ({ status, companyIds: [id] })),
  );
  return single.length <= MAX_WALKS ? single : [...branches];
}

/** True when every walk passes hits of the scope alone. */
export const isNarrow = (walks: readonly Branch[]): boolean =>
  walks.every(({ companyIds }) => companyIds === null || companyIds === 'some' || companyIds.length === 1);

/** One winner is compared, not searched in an array, so that an index keeps its order. 0 is nobody in the tally. */
function inCompanies(column: RawBuilder<unknown>, companyIds: NonNullable<Winners>): RawBuilder<unknown> {
  if (companyIds === 'some') return sql`${column} > 0`;
  const [first, ...others] = companyIds;
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[first, ...others]}::int[])`;
}

/** SQL that keeps the rows of one branch. `company` is the column of the winner. */
export function branchCondition({ status, companyIds }: Branch, company: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [];
  if (status !== null) conditions.push(sql`status = ${status}`);
  if (companyIds !== null) conditions.push(inCompanies(company, companyIds));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
