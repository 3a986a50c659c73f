import { type Kysely, sql } from 'kysely';

const statements = [
  // The place of a view among those of its owner and list.
  sql`alter table list_view add column position integer not null default 0`,

  // What a user had of a list: the view used last, and the columns of its table.
  sql`
    create table list_view_use (
      user_id text not null references portal_user on update cascade on delete cascade,
      list text not null,
      view_id bigint references list_view on delete set null,
      columns text not null default '',
      primary key (user_id, list)
    )`,
  sql`create index list_view_use_by_view on list_view_use (view_id) where view_id is not null`,

  // Open pages of staff learn at commit that a view they may see has changed.
  sql`
    create function announce_list_view() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.shared then
        perform pg_notify('portal_list_view', old.list);
      elsif tg_op <> 'DELETE' and new.shared then
        perform pg_notify('portal_list_view', new.list);
      end if;
      return null;
    end $$`,
  sql`
    create trigger announce_list_view
      after insert or update or delete on list_view
      for each row execute function announce_list_view()`,
];

/** The order of views, the view used last, own columns, and news of shared views (D-347, D-349). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
