import { EXCERPT } from '@portal/contract/areas/workspace-entries/kinds';
import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#db/connect.ts';
import { migrations } from '#db/migrations/all.ts';
import type { Database } from '#db/schema.ts';
import { cleanMarkup } from '#rich-text/clean-markup.ts';
import { makeDatabase } from '#test-kit/make-database.ts';

const SHORT = '<p>짧은 글</p>';
const LONG = `<ul>${'<li>가나 <b>&amp;</b></li>'.repeat(2000)}</ul>`;

let db: Kysely<Database>;
let close: () => Promise<void>;

/** A database from before excerpts, with a short and a long content in entries and their history. */
beforeAll(async () => {
  const { url, drop } = await makeDatabase();
  const database = await openPostgres(url, { error: () => {} });
  ({ db } = database);
  close = async () => {
    await database.close();
    await drop();
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0030-stored-bytes');
  await sql`insert into company (kind, name) values ('provider', '마이즈')`.execute(db);
  await sql`insert into portal_user (user_id, user_type, user_name, company_id) values ('pm1', 'M', '김하늘', 1)`.execute(
    db,
  );
  await sql`insert into room (name, color, home_tab, create_post, edit_post, view_post, create_comment, view_file,
    download_file, created_by) values ('방', 'blue', 'N', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'pm1')`.execute(db);
  await sql`insert into room_entry (room_id, kind, author_id, visibility, content)
    values (1, 'P', 'pm1', 'A', ${SHORT}), (1, 'P', 'pm1', 'A', ${LONG})`.execute(db);
  await sql`insert into room_history (entry_id, version, editor_id, visibility, title, content)
    values (1, 1, 'pm1', 'A', '', ${SHORT}), (2, 1, 'pm1', 'A', '', ${LONG})`.execute(db);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}, 120_000);
afterAll(() => close());

test.each(['room_entry', 'room_history'] as const)(
  'long contents in %s get a clean excerpt, short ones none',
  async (table) => {
    const [short, long] = await db.selectFrom(table).select('excerpt').orderBy('id').execute();
    expect(short?.excerpt).toBeNull();
    const excerpt = long?.excerpt ?? '';
    expect(excerpt).toMatch(/^<p> +가나 +&amp; /);
    expect(excerpt.length).toBeGreaterThan(EXCERPT - 10);
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT);
    expect(cleanMarkup(excerpt)).toBe(excerpt);
  },
);
