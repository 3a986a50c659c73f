import type { Board } from '@portal/contract/areas/comments/boards';
import type { Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '../../../context.ts';
import { keepPlan } from '../../../db/kept-plans.ts';
import type { OutsourcedAcceptanceTable } from '../tables.ts';

type Db = Ctx['db'];

/** Keeps the terms of an acceptance for good. */
export const insertAcceptance = (db: Db, terms: Insertable<OutsourcedAcceptanceTable>) =>
  db.insertInto('outsourced_acceptance').values(terms).modifyEnd(keepPlan).execute();

/** The award whose terms are asked for, and the items whose changes count. */
type Award = { projectId: number; acceptedAt: Date; board: Board; itemNames: readonly string[] };

/** The terms of an award and every change of the given items since then, oldest first; undefined when none were kept. */
export const findAgreement = (db: Db, { projectId, acceptedAt, board, itemNames }: Award) =>
  db
    .selectFrom('outsourced_acceptance as agreed')
    .select((from) => [
      'agreed.price',
      'agreed.add_price',
      'agreed.start_date',
      'agreed.version',
      jsonArrayFrom(
        from
          .selectFrom('comment')
          .select(['item_name', 'origin_value', 'new_value', 'change_reason', 'created_at'])
          .where('comment.board', '=', board)
          .where('comment.post_id', '=', String(projectId))
          .where('comment.automatic', '=', true)
          .where('comment.item_name', 'in', itemNames)
          .whereRef('comment.created_at', '>=', 'agreed.accepted_at')
          .orderBy('comment.id'),
      ).as('changes'),
    ])
    .where('agreed.project_id', '=', projectId)
    .where('agreed.accepted_at', '=', acceptedAt)
    .modifyEnd(keepPlan)
    .executeTakeFirst();

export type Agreement = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;
