import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { LogVersionChanges, NewLogVersion } from './tables.ts';

type Db = Ctx['db'];

/** What the logs of an award need of its project: the chosen day, and the lines that were sent. */
export type LogTerms = { start_day: string; materials: UsedLine[] };

/** Chosen day and sent materials of a project. One statement. */
export const readLogTerms = async (db: Db, projectId: number): Promise<LogTerms> =>
  (
    await sql<LogTerms>`
      select coalesce(project.choice_date::text, '') as start_day,
        coalesce((
          select json_agg(json_build_object('materialId', line.material_id, 'materialName', material.name,
            'modelName', material.model, 'unit', material.unit, 'quantity', line.quantity) order by line.position)
          from outsourced_material line join material on material.id = line.material_id
          where line.project_id = project.id and project.material_sent), '[]') as materials
      from outsourced_project project where project.id = ${projectId}`.execute(db)
  ).rows[0] ?? { start_day: '', materials: [] };

/** Every version of the logs of an award with its day and photos: newest day first, newest version first. */
export const listLogVersions = (db: Db, awardId: number) =>
  db
    .selectFrom('site_log_version as version')
    .innerJoin('site_log as log', 'log.id', 'version.log_id')
    .leftJoin('portal_user as person', 'person.user_id', 'version.user_id')
    .leftJoin('portal_user as editor', 'editor.user_id', 'version.edited_by')
    .selectAll('version')
    .select(['log.day', 'log.entry_id', 'log.version', 'person.user_name', 'editor.user_name as editor_name'])
    .select(
      sql<string[]>`array(select photo.entry_id::text from site_log_photo photo
        where photo.version_id = version.id order by photo.position)`.as('photos'),
    )
    .where('log.award_id', '=', awardId)
    .orderBy('log.day', 'desc')
    .orderBy('version.id', 'desc')
    .execute();

export type LogVersionRecord = Awaited<ReturnType<typeof listLogVersions>>[number];

/** The log that a device registered under this id, and whose it was. */
export const findByEntry = (db: Db, awardId: number, entryId: string) =>
  db
    .selectFrom('site_log')
    .innerJoin('site_log_version as version', 'version.log_id', 'site_log.id')
    .select(['site_log.id', 'version.user_id'])
    .where('site_log.award_id', '=', awardId)
    .where('site_log.entry_id', '=', entryId)
    .orderBy('version.id')
    .limit(1)
    .executeTakeFirst();

/** Finds a log. */
export const findLog = (db: Db, id: number) =>
  db.selectFrom('site_log').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a log and locks it, so that of two edits the second sees the first. */
export const lockLog = (db: Db, id: number) =>
  db.selectFrom('site_log').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What a log says now. */
export const findCurrent = (db: Db, logId: number) =>
  db
    .selectFrom('site_log_version as version')
    .selectAll('version')
    .select(
      sql<string[]>`array(select photo.entry_id::text from site_log_photo photo
        where photo.version_id = version.id order by photo.position)`.as('photos'),
    )
    .where('version.log_id', '=', logId)
    .orderBy('version.id', 'desc')
    .executeTakeFirstOrThrow();

/** Whether a crew came to the site of an award on a day. */
export const wasVisited = async (db: Db, awardId: number, day: string): Promise<boolean> =>
  (await db.selectFrom('site_visit').select('id').where('award_id', '=', awardId).where('day', '=', day).execute())
    .length > 0;

/** Adds the log of a day and answers its id; undefined when the day, or the entry, has one. */
export const insertLog = async (
  db: Db,
  row: { award_id: number; day: string; entry_id: string },
): Promise<number | undefined> =>
  (
    await db
      .insertInto('site_log')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Adds a version and answers its id. */
export const insertVersion = async (db: Db, row: NewLogVersion): Promise<number> =>
  (await db.insertInto('site_log_version').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Changes a version that is still edited freely. */
export const updateVersion = (db: Db, id: number, changes: LogVersionChanges) =>
  db.updateTable('site_log_version').set(changes).where('id', '=', id).execute();

/** Counts an edit. */
export const advanceLog = (db: Db, id: number) =>
  db
    .updateTable('site_log')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

type Version = { id: number; awardId: number };

/** Gives a version these photos instead of its former ones. */
export async function setPhotos(db: Db, { id, awardId }: Version, entryIds: readonly string[]): Promise<void> {
  await db.deleteFrom('site_log_photo').where('version_id', '=', id).execute();
  if (entryIds.length === 0) return;
  await db
    .insertInto('site_log_photo')
    .values(entryIds.map((entry_id, position) => ({ version_id: id, award_id: awardId, position, entry_id })))
    .execute();
}

/** Blanks the texts of the logs of some projects and takes their names off. Times, headcounts and materials stay. */
export async function blankTexts(db: Db, projectIds: readonly number[], text: string): Promise<void> {
  const blanked = (column: string) => sql`case when ${sql.ref(column)} = '' then '' else ${text} end`;
  await sql`
    update site_log_version set work = ${text}, delay_text = ${blanked('delay_text')},
      tomorrow = ${blanked('tomorrow')}, reason = ${blanked('reason')}, user_id = null, edited_by = null
    where award_id in (
      select id from outsourced_acceptance where project_id = any(${projectIds}::bigint[]))`.execute(db);
}

/** How many of a material were used. */
export type UsedMaterial = { materialId: number; quantity: number };

/** How many of each material the daily logs of an award name, as they are now. One statement. */
export const sumUsed = async (db: Db, awardId: number): Promise<UsedMaterial[]> =>
  (
    await sql<UsedMaterial>`
      select (line ->> 'materialId')::bigint as "materialId", sum((line ->> 'quantity')::int)::int as quantity
      from site_log log,
        lateral (
          select version.materials from site_log_version version
          where version.log_id = log.id order by version.id desc limit 1
        ) current,
        jsonb_array_elements(current.materials) line
      where log.award_id = ${awardId}
      group by 1`.execute(db)
  ).rows;
