import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { ArrivedLine, DueLine } from '@portal/contract/areas/receipts/calls';
import { LineKind, ReceiptState } from '@portal/contract/areas/receipts/receipts';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { NewReceipt } from './tables.ts';

type Db = Ctx['db'];

/** The receipts of an award with their photos, newest first. */
export const listReceiptsOf = (db: Db, awardId: number) =>
  db
    .selectFrom('material_receipt as receipt')
    .leftJoin('portal_user as person', 'person.user_id', 'receipt.user_id')
    .leftJoin('portal_user as answerer', 'answerer.user_id', 'receipt.answered_by')
    .selectAll('receipt')
    .select(['person.user_name', 'answerer.user_name as answerer_name'])
    .select(
      sql<string[]>`array(select photo.entry_id::text from material_receipt_photo photo
        where photo.receipt_id = receipt.id order by photo.position)`.as('photos'),
    )
    .where('receipt.award_id', '=', awardId)
    .orderBy('receipt.id', 'desc')
    .execute();

export type ReceiptRecord = Awaited<ReturnType<typeof listReceiptsOf>>[number];

/** What the project of a receipt says about its shipment. */
export type SentMaterials = { version: number; is_due: boolean; sent_at: Date | null; lines: DueLine[] };

/** Whether the materials of a project are sent and not received, when, and which. One statement. */
export const readSent = async (db: Db, projectId: number): Promise<SentMaterials> =>
  (
    await sql<SentMaterials>`
      select project.version, project.material_sent and not project.material_received
          and project.status = ${sql.lit(ProjectStatus.Awarded)} as is_due,
        project.material_sent_at as sent_at,
        coalesce((
          select json_agg(json_build_object('materialId', line.material_id, 'materialName', material.name,
            'modelName', material.model, 'unit', material.unit, 'sent', line.quantity) order by line.position)
          from outsourced_material line join material on material.id = line.material_id
          where line.project_id = project.id), '[]') as lines
      from outsourced_project project where project.id = ${projectId}`.execute(db)
  ).rows[0] ?? { version: 0, is_due: false, sent_at: null, lines: [] };

/** The receipts of an award, newest first, as the next one needs them. */
export const listStates = (db: Db, awardId: number) =>
  db
    .selectFrom('material_receipt')
    .select(['id', 'state', 'lines'])
    .where('award_id', '=', awardId)
    .orderBy('id', 'desc')
    .execute();

/** The receipt that a device registered under this id. */
export const findByEntry = (db: Db, awardId: number, entryId: string) =>
  db
    .selectFrom('material_receipt')
    .select(['id', 'state', 'user_id'])
    .where('award_id', '=', awardId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();

/** A receipt with its award. */
export const findReceipt = (db: Db, id: number) =>
  db
    .selectFrom('material_receipt')
    .select(['id', 'award_id', 'state', 'lines'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The receipt of a project's award that waits for staff, if any. */
export const findWaiting = async (db: Db, projectId: number): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      select receipt.id
      from material_receipt receipt
        join outsourced_acceptance agreed on agreed.id = receipt.award_id
        join outsourced_project project on project.id = agreed.project_id and project.choice_at = agreed.accepted_at
      where project.id = ${projectId} and receipt.state = ${sql.lit(ReceiptState.Waiting)}`.execute(db)
  ).rows[0]?.id;

/** Adds a receipt with its photos and answers its id. */
export async function insertReceipt(db: Db, row: NewReceipt, entryIds: readonly string[]): Promise<number> {
  const { id } = await db.insertInto('material_receipt').values(row).returning('id').executeTakeFirstOrThrow();
  if (entryIds.length > 0)
    await db
      .insertInto('material_receipt_photo')
      .values(entryIds.map((entry_id, position) => ({ receipt_id: id, award_id: row.award_id, position, entry_id })))
      .execute();
  return id;
}

/** SQL: of a receipt, what is missing still counts: it waits, or nothing came since, or it ended this shipment (D-610). */
const isOfShipment = sql`(
  receipt.state = ${sql.lit(ReceiptState.Waiting)}
  or (receipt.state = ${sql.lit(ReceiptState.SentAgain)} and not project.material_received)
  or (receipt.state in (${sql.lit(ReceiptState.Received)}, ${sql.lit(ReceiptState.Accepted)})
    and project.material_received
    and receipt.sent_at is not distinct from project.material_sent_at))`;

/**
 * The sent lines of an award with what arrived of them: what its newest receipt found missing or damaged is taken off
 * (D-610). One statement.
 */
export const listArrived = async (
  db: Db,
  { id, project_id }: { id: number; project_id: number },
): Promise<ArrivedLine[]> =>
  (
    await sql<ArrivedLine>`
      select line.material_id as "materialId", material.name as "materialName", material.model as "modelName",
        material.unit, line.quantity as sent, greatest(line.quantity - coalesce(missing.count, 0), 0) as arrived
      from outsourced_project project
        join outsourced_material line on line.project_id = project.id
        join material on material.id = line.material_id
        left join lateral (
          select receipt.state, receipt.sent_at, receipt.lines from material_receipt receipt
          where receipt.award_id = ${id} order by receipt.id desc limit 1
        ) receipt on ${isOfShipment}
        left join lateral (
          select (one ->> 'count')::int as count from jsonb_array_elements(receipt.lines) one
          where (one ->> 'materialId')::bigint = line.material_id and one ->> 'kind' <> ${sql.lit(LineKind.Whole)}
        ) missing on true
      where project.id = ${project_id}
      order by line.position`.execute(db)
  ).rows;

type Answer = { state: ReceiptState; userId: string; now: Date };

/** Answers a waiting receipt. Returns its message in the talk; undefined when it does not wait any more. */
export const answerWaiting = (db: Db, id: number, { state, userId, now }: Answer) =>
  db
    .updateTable('material_receipt')
    .set({ state, answered_by: userId, answered_at: now })
    .where('id', '=', id)
    .where('state', '=', ReceiptState.Waiting)
    .returning(['award_id', 'message_id'])
    .executeTakeFirst();

/** Blanks the notes of the receipts of some projects and takes their names off. Lines and times stay. */
export const blankNotes = (db: Db, projectIds: readonly number[], text: string) =>
  sql`
    update material_receipt set note = case when note = '' then '' else ${text} end, user_id = null, answered_by = null
    where award_id in (
      select id from outsourced_acceptance where project_id = any(${projectIds}::bigint[]))`.execute(db);
