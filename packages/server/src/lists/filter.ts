import { type RawBuilder, sql } from 'kysely';

/** A condition on the rows of a list; it names columns without their table. */
export type Where = RawBuilder<unknown>;

/**
 * One condition of a list. A tallied condition only uses columns that the tally table of the list has too. So the
 * tally can count its rows, and indexes of the list keep their order.
 */
export type Filter = { where: Where; tallied: boolean };

/** A condition that the tally table of the list can count. */
export const tallied = (where: Where): Filter => ({ where, tallied: true });

/** A condition that the tally cannot count: an index finds its rows, which are then counted. */
export const untallied = (where: Where): Filter => ({ where, tallied: false });

/** A condition that matches no row. */
export const NO_ROWS = tallied(sql`false`);

/** Matches the rows of one status; 'A' is every status (D-41). */
export const inStatus = (status: string): Filter[] => (status === 'A' ? [] : [tallied(sql`status = ${status}`)]);

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
