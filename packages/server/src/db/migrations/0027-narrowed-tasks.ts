import { type Kysely, sql } from 'kysely';

/**
 * Tasks of one visibility, state and priority in each order of the table and on the board: what is narrowed to some of them is
 * merged of these stretches, and a state that nobody has is known to be empty at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tasks = sql`where kind = 'T'`;
  const cell = sql`room_id, visibility, task_status, priority`;
  await sql`create index room_entry_cell_due on room_entry
    (${cell}, coalesce(due_day, 'infinity'::date), id desc) ${tasks}`.execute(db);
  await sql`create index room_entry_cell on room_entry (${cell}, id desc) ${tasks}`.execute(db);
  await sql`create index room_entry_cell_board on room_entry (${cell}, board_rank, id) ${tasks}`.execute(db);
}
