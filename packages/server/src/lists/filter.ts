import { type RawBuilder, sql } from 'kysely';

/** A condition on the rows of a list; it names columns without their table. */
export type Where = RawBuilder<unknown>;

/**
 * One condition of a list, and how its rows are found. With `inOrder`, an index of the list holds them in the order of
 * the list. Where the list has a tally, its table has the columns of the condition too and counts the rows.
 */
export type Filter = { where: Where; inOrder: boolean };

/** A condition whose rows an index holds in the order of the list. */
export const inOrder = (where: Where): Filter => ({ where, inOrder: true });

/** A condition whose rows are all collected by an index of its own, then counted and sorted. */
export const collected = (where: Where): Filter => ({ where, inOrder: false });

/** A condition that matches no row. */
export const NO_ROWS = inOrder(sql`false`);

/** Matches the rows of one status; 'A' is every status (D-41). */
export const inStatus = (status: string): Filter[] => (status === 'A' ? [] : [inOrder(sql`status = ${status}`)]);

/** Joins conditions with `and`; no condition matches every row. */
export const allOf = (filters: readonly Filter[]): Where =>
  filters.length === 0
    ? sql`true`
    : sql.join(
        filters.map(({ where }) => sql`(${where})`),
        sql` and `,
      );

/** Joins conditions with `or`; no condition matches no row. */
export const anyOf = (conditions: readonly Where[]): Where =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
