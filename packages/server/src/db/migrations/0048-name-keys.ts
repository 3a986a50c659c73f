import { type Kysely, sql } from 'kysely';

const statements = [
  // One text for names that differ only by ㈜ and (주), width, blanks or signs that show nothing (D-543).
  sql`
    create function name_key(content text) returns text language sql immutable parallel safe
    return regexp_replace(
      normalize(content, NFKC),
      '[\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]',
      '', 'g')`,
  sql`create index company_by_name_key on company (name_key(name))`,
  sql`create index material_by_name_key on material (name_key(name))`,
  // '찾기' also knows telephones, business numbers, full-width signs and names without blanks (D-542, D-545): the next
  // start writes its index anew.
  sql`delete from job_run where name = 'fillSearch'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
