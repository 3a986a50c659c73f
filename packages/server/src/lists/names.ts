import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Names that the rows of a page refer to, by key. */
export type ListNames = {
  area: (id: number) => string;
  company: (id: number | null) => string;
  user: (id: string | null) => string;
  /** Digits. */
  phone: (userId: string) => string;
  /** False for a deleted account. */
  isActive: (userId: string | null) => boolean;
};

/** What the rows of a page refer to; null is nothing. */
export type Referred = {
  areas: readonly number[];
  companies?: readonly (number | null)[];
  users: readonly (string | null)[];
};

type NameRow = { kind: 'area' | 'company' | 'user'; key: string; name: string; phone: string; active: boolean };

const distinct = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter((value) => value !== null))];

function namesIn(rows: readonly NameRow[]): ListNames {
  const found = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  const find = (kind: NameRow['kind']) => (key: number | string | null) => found.get(`${kind} ${key}`)?.name ?? '';
  const phone = (userId: string) => found.get(`user ${userId}`)?.phone ?? '';
  const isActive = (userId: string | null) => found.get(`user ${userId}`)?.active ?? true;
  return { area: find('area'), company: find('company'), user: find('user'), phone, isActive };
}

/** Statement that reads names: those that are referred to, or all there are. */
function namesQuery(referred?: Referred) {
  const among = (column: string, keys: readonly unknown[] | undefined, type: string) =>
    referred ? sql`where ${sql.ref(column)} = any(${distinct(keys ?? [])}::${sql.raw(type)}[])` : sql``;
  return sql<NameRow>`
    select 'area' as kind, id::text as key, name, '' as phone, true as active from area ${among('id', referred?.areas, 'int')}
    union all select 'company', id::text, name, '', true from company ${among('id', referred?.companies, 'int')}
    union all select 'user', user_id, user_name, phone, deleted_at is null
    from portal_user ${among('user_id', referred?.users, 'text')}`;
}

/** Looks up each name of a page once, cheaper than joins that repeat it for every row; what is not set has the name ''. */
export async function findNames(db: Kysely<Database>, referred: Referred): Promise<ListNames> {
  const { rows } = await sql<NameRow>`${namesQuery(referred)}`.execute(db);
  return namesIn(rows);
}

/** All names as they were under an edition, by database. */
const known = new WeakMap<Kysely<Database>, { edition: number; names: ListNames }>();

/** The database raises the edition whenever a name, a phone or an account changes (migration 0024). */
const EDITION = sql<{ edition: number }>`select edition from name_edition`;

/**
 * All names there are: from memory, once the database has said that they are still those; else read anew. A rename
 * shows in the next list of every process.
 */
export async function readNames(db: Kysely<Database>): Promise<ListNames> {
  const { rows } = await EDITION.execute(db);
  return namesUnder(db, rows[0]?.edition);
}

const NONE = namesIn([]);

/** The same where a statement has just read the edition beside something else; without one there is nothing to name. */
export async function namesUnder(db: Kysely<Database>, edition: number | undefined): Promise<ListNames> {
  if (edition === undefined) return NONE;
  const kept = known.get(db);
  if (kept && kept.edition === edition) return kept.names;
  const all = await sql<NameRow & { edition: number }>`
    select name.*, (select edition from name_edition) as edition from (${namesQuery()}) as name`.execute(db);
  const names = namesIn(all.rows);
  const [first] = all.rows;
  if (first && !db.isTransaction) known.set(db, { edition: first.edition, names });
  return names;
}
