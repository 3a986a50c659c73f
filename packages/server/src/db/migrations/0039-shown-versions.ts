import { type Kysely, sql } from 'kysely';

/** What the user who changes a row has read of it, by table. A change of these columns makes a new version. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  department: ['parent_id', 'name', 'selectable'],
  area: ['name', 'active'],
  trade: ['name', 'active'],
  check_item: ['text', 'active'],
  notice_category: ['name', 'active'],
  job_position: ['name', 'active'],
  bank: ['name', 'active'],
  safety_point: ['name', 'active'],
  material: ['name', 'model', 'unit', 'active'],
  announced_holiday: ['day', 'name', 'active'],
  top_menu: ['name', 'link', 'domain', 'active'],
  left_menu: ['name', 'link', 'domain', 'active'],
  site_message: ['content', 'deleted_at'],
  site_photo: ['label', 'caption', 'pair_entry_id'],
};

/** Rows that had no version get one, which rises with each change of what is shown of them (D-490). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`.execute(db);
  for (const [table, columns] of Object.entries(SHOWN)) {
    const list = (row: 'old' | 'new') => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_version`)}
        before update of ${sql.join(columns.map((column) => sql.ref(column)))} on ${sql.table(table)}
      for each row when ((${list('old')}) is distinct from (${list('new')}))
      execute function raise_version()`.execute(db);
  }
}
