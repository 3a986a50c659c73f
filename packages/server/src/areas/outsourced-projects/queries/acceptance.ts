import type { Board } from '@portal/contract/areas/comments/boards';
import { AMOUNT_CHANGES } from '@portal/contract/core/limits';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#context.ts';
import type { OutsourcedAcceptanceTable } from '../tables.ts';

type Db = Ctx['db'];

/** Stores the accepted terms, which never change. */
export const insertAcceptance = (db: Db, terms: Insertable<OutsourcedAcceptanceTable>) =>
  db.insertInto('outsourced_acceptance').values(terms).execute();

/** An awarded project, and the history items whose changes count. */
type Award = { projectId: number; board: Board; itemNames: readonly string[] };

/**
 * The accepted terms of a project, and the newest changes of the given items since then, oldest first. Answers
 * undefined when no terms were stored.
 */
export const findAgreement = (db: Db, { projectId, board, itemNames }: Award) =>
  db
    .selectFrom('outsourced_acceptance as agreed')
    .innerJoin('outsourced_project as project', (join) =>
      join.onRef('project.id', '=', 'agreed.project_id').onRef('project.choice_at', '=', 'agreed.accepted_at'),
    )
    .select((from) => [
      'agreed.price',
      'agreed.add_price',
      'agreed.start_date',
      'agreed.version',
      jsonArrayFrom(
        from
          .selectFrom(
            from
              .selectFrom('comment')
              .select(['id', 'item_name', 'origin_value', 'new_value', 'change_reason', 'created_at'])
              .where('comment.board', '=', board)
              .where('comment.post_id', '=', String(projectId))
              .where('comment.automatic', '=', true)
              .where('comment.item_name', '=', sql<string>`any(${itemNames}::text[])`)
              .whereRef('comment.created_at', '>=', 'agreed.accepted_at')
              .orderBy('comment.id', 'desc')
              .limit(sql.lit(AMOUNT_CHANGES))
              .as('change'),
          )
          .selectAll('change')
          .orderBy('change.id'),
      ).as('changes'),
    ])
    .where('agreed.project_id', '=', projectId)
    .executeTakeFirst();

export type Agreement = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;
