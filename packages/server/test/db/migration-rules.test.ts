import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#db/connect.ts';
import { migrations } from '#db/migrations/all.ts';
import { runAllWithin, runWithin } from '#db/run-migration.ts';
import { LAST_WITH_PAUSE } from '#db/schema-migration.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { findMigrationProblems } from './migration-rules.ts';

let client: pg.Client;
let close: () => Promise<void>;
let db: Awaited<ReturnType<typeof openPostgres>>['db'];
beforeAll(async () => {
  const { url, drop } = await makeDatabase();
  const database = await openPostgres(url, { error: () => {} });
  db = database.db;
  client = new pg.Client({ connectionString: url });
  await client.connect();
  const former = Object.keys(migrations).filter((name) => name <= LAST_WITH_PAUSE);
  await db.transaction().execute((tx) => runAllWithin(tx, former));
  close = async () => {
    await client.end();
    await database.close();
    await drop();
  };
});
afterAll(() => close?.());

const migrationOf = (statements: string[], requires?: string) => ({
  up: async (on: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(on);
  },
  ...(requires !== undefined && { requires }),
});
const problemsOf = (statements: string[], requires?: string): Promise<string[]> =>
  findMigrationProblems(client, migrationOf(statements, requires), (name) => name in migrations);

describe('a migration needs no pause (D-631)', () => {
  it('whichever came after the versions that had one', async () => {
    const later = Object.keys(migrations).filter((name) => name > LAST_WITH_PAUSE);
    for (const name of later) {
      const migration = migrations[name];
      if (migration === undefined) throw new Error(name);
      const found = await findMigrationProblems(client, migration, (other) => other in migrations && other < name);
      expect(found, `${name}, see docs/migrations.md`).toEqual([]);
      await db.transaction().execute((tx) => runWithin(tx, name));
    }
  });

  it.each([
    [
      'adds a column',
      ["alter table comment add column pinned_at timestamptz, add column mark text not null default ''"],
    ],
    [
      'makes a table',
      ['create table pin (id bigint primary key, comment_id bigint references comment, unique (comment_id))'],
    ],
    [
      'adds a rule for rows of new programs',
      ['alter table comment add column n int', 'alter table comment add constraint n_is check (n > 0) not valid'],
    ],
    ['validates a rule', ['alter table comment validate constraint comment_user_id_fkey']],
    ['writes a small table', ["update left_menu set name = '알림' where name = '알림판'"]],
    ['changes one row', ["update portal_user set user_name = user_name where user_id = 'admin'"]],
    ['makes a function', ['create or replace function nothing() returns int language sql return 1']],
    ['drops an index', ['drop index change_log_by_subject']],
  ])('when it %s', async (_what, statements) => expect(await problemsOf(statements)).toEqual([]));

  it.each([
    ['an index within the transaction', 'create index comment_by_x on comment (content)', 'reads all of comment while'],
    [
      'a type of another size',
      'alter table comment alter column content type varchar(9)',
      'writes all of comment anew',
    ],
    ['a value made for each row', 'alter table comment add column at timestamptz default clock_timestamp()', 'anew'],
    ['rows filled in', "update comment set content = '' where content = 'x'", 'reads all of comment while it locks'],
    ['a check of all rows', "alter table comment add constraint no_blank check (content <> '')", "add it 'not valid'"],
    ['a column that must be there', 'alter table comment add column more text not null', 'which refuses their rows'],
    [
      'a stricter column',
      'alter table outsourced_project alter column bill_date set not null',
      'makes it date not null',
    ],
    ['a column less', 'alter table comment drop column content', "takes it away: say what it 'requires'"],
    ['a new name', 'alter table comment rename column content to text', 'takes it away'],
    ['a table less', 'drop table list_view cascade', 'takes it away'],
    [
      'a stricter check',
      "alter table comment add constraint no_blank check (content <> '') not valid",
      'the new check',
    ],
    ['a unique index', 'create unique index one_name on area (name)', 'the new unique area.one_name'],
  ])('and is refused with %s', async (_what, statement, problem) => {
    expect(await problemsOf([statement])).toContainEqual(expect.stringContaining(problem));
  });

  it('may take away what the named migration made needless, and only such a one', async () => {
    const drop = ['alter table comment drop column content'];
    expect(await problemsOf(drop, '0054-automatic-messages')).toEqual([]);
    expect(await problemsOf(drop, '9999-never')).toEqual([expect.stringContaining('9999-never')]);
  });

  it('may add a check that suits the programs of the version before, when it says why', async () => {
    const check = migrationOf(["alter table comment add constraint no_blank check (content <> '') not valid"]);
    const suits = 'they refuse an empty comment';
    expect(await findMigrationProblems(client, { ...check, suits }, () => true)).toEqual([]);
  });

  it('and a unique index is refused outside a transaction as well', async () => {
    const indexes = [{ name: 'one_name', on: 'area (name)', unique: true }];
    expect(await findMigrationProblems(client, { indexes }, () => true)).toHaveLength(1);
  });
});
