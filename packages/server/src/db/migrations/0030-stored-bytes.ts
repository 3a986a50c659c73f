import { type Kysely, sql } from 'kysely';

/** What a user and a room have stored is summed from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stored_file_of_user on stored_file (uploaded_by) include (bytes)`.execute(db);
  await sql`create index room_file_of_room on room_file (room_id) include (bytes)`.execute(db);
}
