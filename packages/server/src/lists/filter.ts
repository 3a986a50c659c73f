import { type RawBuilder, sql } from 'kysely';

/** A condition on the rows of a list; it names columns without their table. */
export type Where = RawBuilder<unknown>;

/**
 * One condition of a list. A tallied one reads only columns that the tally of the list has too, so that the same
 * words count without looking at a row, and indexes of the list keep its order.
 */
export type Filter = { where: Where; tallied: boolean };

/** A condition that the tally of the list can count. */
export const tallied = (where: Where): Filter => ({ where, tallied: true });

/** A condition whose rows are collected by an index and counted. */
export const collected = (where: Where): Filter => ({ where, tallied: false });

/** No row at all. */
export const NOTHING = tallied(sql`false`);

/** The rows of one state; 'A' is every state (D-41). */
export const inStatus = (status: string): Filter[] => (status === 'A' ? [] : [tallied(sql`status = ${status}`)]);

/** All conditions together. */
export const allOf = (filters: readonly Filter[]): Where =>
  filters.length === 0
    ? sql`true`
    : sql.join(
        filters.map(({ where }) => sql`(${where})`),
        sql` and `,
      );

/** At least one of the conditions; none asks for nothing. */
export const anyOf = (conditions: readonly Where[]): Where =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
