import type pg from 'pg';
import { runQueryOn, withDirectConnection } from './direct-connection.ts';
import { listTables, quoted } from './inventory.ts';

/** The number of rows of each table, with a digest of their content. */
async function digestTables(client: pg.Client): Promise<Map<string, string>> {
  const query = runQueryOn(client);
  await query(`set timezone = 'UTC'`);
  const digests = new Map<string, string>();
  for (const table of await listTables(query)) {
    const [row] = await query(`
      select count(*) as rows, md5(coalesce(string_agg(md5(one::text), '' order by md5(one::text)), '')) as digest
      from ${quoted(table)} as one`);
    digests.set(table, `${row?.['rows']} ${row?.['digest']}`);
  }
  return digests;
}

/** Compares every row of every table of two databases. Returns the number of tables, and those that differ. */
export async function compareTables(one: string, other: string): Promise<{ tables: number; different: string[] }> {
  const first = await withDirectConnection(one, digestTables);
  const second = await withDirectConnection(other, digestTables);
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return { tables: names.length, different: names.filter((name) => first.get(name) !== second.get(name)) };
}
