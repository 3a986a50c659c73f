import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

/** The names that the rows of a page refer to, by key. */
export type ListNames = {
  area: (id: number) => string;
  trade: (id: number | null) => string;
  company: (id: number | null) => string;
  user: (id: string | null) => string;
  /** The phone number in digits. */
  phone: (userId: string) => string;
  /** False for a deleted account. */
  isActive: (userId: string | null) => boolean;
};

/** Keys that the rows of a page refer to; null refers to nothing. */
export type ReferencedKeys = {
  areas: readonly number[];
  trades?: readonly (number | null)[];
  companies?: readonly (number | null)[];
  users: readonly (string | null)[];
};

type NameRow = {
  kind: 'area' | 'trade' | 'company' | 'user';
  key: string;
  name: string;
  phone: string;
  active: boolean;
};

const distinct = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter((value) => value !== null))];

function namesOf(rows: readonly NameRow[]): ListNames {
  const found = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  const find = (kind: NameRow['kind']) => (key: number | string | null) => found.get(`${kind} ${key}`)?.name ?? '';
  const phone = (userId: string) => found.get(`user ${userId}`)?.phone ?? '';
  const isActive = (userId: string | null) => found.get(`user ${userId}`)?.active ?? true;
  return { area: find('area'), trade: find('trade'), company: find('company'), user: find('user'), phone, isActive };
}

/**
 * Looks up each name of a page once, which is cheaper than joins that repeat it for every row. A null key has the name
 * ''.
 */
export async function findNames(
  db: Kysely<Database>,
  { areas, trades = [], companies = [], users }: ReferencedKeys,
): Promise<ListNames> {
  const { rows } = await sql<NameRow>`
    select 'area' as kind, id::text as key, name, '' as phone, true as active
    from area where id = any(${distinct(areas)}::int[])
    union all select 'trade', id::text, name, '', true from trade where id = any(${distinct(trades)}::int[])
    union all select 'company', id::text, name, '', true from company where id = any(${distinct(companies)}::int[])
    union all select 'user', user_id, user_name, phone, deleted_at is null
    from portal_user where user_id = any(${distinct(users)}::text[])`.execute(db);
  return namesOf(rows);
}
