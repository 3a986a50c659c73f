import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { SealedColumn } from '../numbers.ts';

/** One stored number of each key, by the id of the key that every value names. */
export const listSealedSamples = (db: Ctx['db'], column: SealedColumn) =>
  db
    .selectFrom('employee')
    .select(['user_id', sql<string>`${sql.ref(column)}`.as('sealed')])
    .distinctOn(sql`split_part(${sql.ref(column)}, '.', 2)`)
    .where(column, 'is not', null)
    .execute();
