import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Noticed } from '#process/installation.ts';

type Db = Ctx['db'];

/** A process that serves, with the ids of its keys; the first one writes. */
export type ServingProcess = { id: string; version: string; keyIds: string[] };

/** What a process tells others of itself. */
type Announcement = ServingProcess & { observed: Noticed };

/** How often a process says that it serves, and how long it is believed. */
export const ANNOUNCE_MS = 10_000;
const BELIEVED = sql`interval '30 seconds'`;

/** Notes that a process serves, by the clock of the database, and forgets those that fell silent long ago. */
export async function announceProcess(db: Db, announced: Announcement): Promise<void> {
  const { id, version, keyIds } = announced;
  const observed = JSON.stringify(announced.observed);
  await sql`
    insert into serving_process as known (id, version, key_ids, observed) values (${id}, ${version}, ${keyIds}, ${observed})
    on conflict (id) do update set seen_at = clock_timestamp(), observed = excluded.observed`.execute(db);
  await sql`delete from serving_process where seen_at < clock_timestamp() - interval '1 day'`.execute(db);
}

/** Forgets a process that stops. */
export const forgetProcess = (db: Db, id: string) => db.deleteFrom('serving_process').where('id', '=', id).execute();

/** The processes that serve now, by their own word of the last half minute. */
export const listProcesses = (db: Db): Promise<ServingProcess[]> =>
  db
    .selectFrom('serving_process')
    .select(['id', 'version', 'key_ids as keyIds'])
    .where(sql<boolean>`seen_at > clock_timestamp() - ${BELIEVED}`)
    .orderBy('id')
    .execute();

/** What the processes that serve now have noticed. A process of a former version has noticed nothing. */
export const listNoticed = async (db: Db): Promise<Partial<Noticed>[]> =>
  (
    await db
      .selectFrom('serving_process')
      .select('observed')
      .where(sql<boolean>`seen_at > clock_timestamp() - ${BELIEVED}`)
      .execute()
  ).map(({ observed }) => observed);
