import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { OutsourcedChangeResponseTable } from '../tables.ts';
import { currentAcceptance, isAgreedChange } from './acceptance.ts';

type Db = Ctx['db'];

/** The acceptance of an award, its changes up to one, and the last change that the winner confirmed. */
export type ChangesUpTo = {
  acceptance_id: number;
  changes: { id: number; item_name: string }[];
  confirmed_until: number;
};

/** The changes of what was agreed up to one, oldest first. Answers undefined without a stored acceptance. */
export async function findChangesUpTo(
  db: Db,
  { projectId, changeId, itemNames }: { projectId: number; changeId: number; itemNames: readonly string[] },
): Promise<ChangesUpTo | undefined> {
  const { rows } = await sql<ChangesUpTo>`
    select agreed.id as acceptance_id,
      coalesce((select json_agg(json_build_object('id', change.id, 'item_name', change.item_name) order by change.id)
        from comment change where ${isAgreedChange(itemNames)} and change.id <= ${changeId}), '[]') as changes,
      coalesce((select max(change_id) from outsourced_change_response
        where acceptance_id = agreed.id and kind = 'confirmed'), 0) as confirmed_until
    from ${currentAcceptance} where agreed.project_id = ${projectId}`.execute(db);
  return rows[0];
}

/** Stores that a user has opened the changes up to one. An older one than before changes nothing. */
export const insertReading = (
  db: Db,
  reading: { project_id: number; user_id: string; change_id: number; read_at: Date },
) =>
  db
    .insertInto('outsourced_change_reading')
    .values(reading)
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'user_id'])
        .doUpdateSet({ change_id: reading.change_id, read_at: reading.read_at })
        .where('outsourced_change_reading.change_id', '<', reading.change_id),
    )
    .execute();

/** Counts the changes that a user has not opened, for each project that has any. */
export async function countUnread(
  db: Db,
  { projectIds, userId, itemNames }: { projectIds: readonly number[]; userId: string; itemNames: readonly string[] },
): Promise<{ id: number; count: number }[]> {
  const { rows } = await sql<{ id: number; count: number }>`
    select project.id, count(*) as count
    from ${currentAcceptance} join comment change on ${isAgreedChange(itemNames)}
    left join outsourced_change_reading reading on reading.project_id = project.id and reading.user_id = ${userId}
    where agreed.project_id = any(${projectIds}::bigint[]) and change.id > coalesce(reading.change_id, 0)
    group by project.id`.execute(db);
  return rows;
}

/** Stores a confirmation or an objection. */
export const insertResponse = (db: Db, response: Insertable<OutsourcedChangeResponseTable>) =>
  db.insertInto('outsourced_change_response').values(response).execute();

/** The objections of an acceptance that wait for an answer. */
export const listOpenObjections = (db: Db, acceptanceId: number) =>
  db
    .selectFrom('outsourced_change_response')
    .select(['id', 'change_id', 'objection'])
    .where('acceptance_id', '=', acceptanceId)
    .where('kind', '=', 'objected')
    .where('closed_at', 'is', null)
    .execute();

/** An objection to the current award of a project. */
export async function findObjection(
  db: Db,
  { projectId, responseId }: { projectId: number; responseId: number },
): Promise<{ id: number; acceptance_id: number; closed_at: Date | null } | undefined> {
  const { rows } = await sql<{ id: number; acceptance_id: number; closed_at: Date | null }>`
    select response.id, response.acceptance_id, response.closed_at
    from ${currentAcceptance} join outsourced_change_response response on response.acceptance_id = agreed.id
    where agreed.project_id = ${projectId} and response.id = ${responseId} and response.kind = 'objected'`.execute(db);
  return rows[0];
}

/** Ends objections, by an answer or because the winner confirmed the changes. */
export const closeObjections = (
  db: Db,
  ids: readonly number[],
  ending: { closed_at: Date; answer?: string; answered_by?: string },
) => db.updateTable('outsourced_change_response').set(ending).where('id', 'in', ids).execute();

/** Stores whether an objection waits for an answer. The version stays, so that no open form becomes stale. */
export const setObjected = (db: Db, id: number, objected: boolean) =>
  db.updateTable('outsourced_project').set({ objected }).where('id', '=', id).execute();

/** Blanks the texts of objections, answers and accepted scopes of these projects. */
export async function blankAgreements(db: Db, projectIds: readonly number[]): Promise<void> {
  await db
    .updateTable('outsourced_change_response')
    .set({ objection: '', answer: '' })
    .where('project_id', 'in', projectIds)
    .execute();
  await db.updateTable('outsourced_acceptance').set({ scope: '[]' }).where('project_id', 'in', projectIds).execute();
}
