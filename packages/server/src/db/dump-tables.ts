import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { BACKUP_LOCK } from './backup-lock.ts';
import { runQueryOn, withDirectConnection } from './direct-connection.ts';
import { type Inventory, listSplitTables, quoted, takeInventory } from './inventory.ts';

/** Writes each table to a file of its name, in one snapshot, and returns its inventory. */
async function dumpSnapshot(client: pg.Client, folder: string): Promise<Inventory> {
  await client.query('begin isolation level repeatable read, read only');
  const query = runQueryOn(client);
  const inventory = await takeInventory(query);
  const split = await listSplitTables(query);
  for (const table of Object.keys(inventory.counts)) {
    // Before PostgreSQL 18 only a selection can copy a table with partitions; it would copy generated columns too.
    const source = split.includes(table) ? `(select * from ${quoted(table)})` : quoted(table);
    const rows = client.query(to(`copy ${source} to stdout (header true)`));
    await pipeline(rows, createWriteStream(join(folder, table), { mode: 0o600 }));
  }
  await client.query('commit');
  return inventory;
}

/**
 * Dumps the tables into `folder` while the portal serves, and runs `work` with the inventory. Until `work` ends, no
 * stored file is deleted and no other backup begins. The lock belongs to this connection, which bypasses any pooler.
 */
export const withDump = <R>(url: string, folder: string, work: (inventory: Inventory) => Promise<R>): Promise<R> =>
  withDirectConnection(url, async (client) => {
    await client.query(`select pg_advisory_lock(${BACKUP_LOCK})`);
    return work(await dumpSnapshot(client, folder));
  });
