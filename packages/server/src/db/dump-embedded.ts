import { cp, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { sql } from 'kysely';
import { holdBytes } from './backup-lock.ts';
import type { OpenDatabase } from './connect.ts';
import { type Ask, countRows, type Inventory, takeInventory } from './inventory.ts';

/** Where the embedded database of a data folder lies. */
export const embeddedFolder = (dataDir: string): string => resolve(dataDir, 'database');

type Raw = Parameters<Parameters<ReturnType<OpenDatabase['db']['connection']>['execute']>[0]>[0];

const askOf =
  (connection: Raw): Ask =>
  async (text) =>
    (await sql.raw<Record<string, unknown>>(text).execute(connection)).rows;

/**
 * Copies the folder of the embedded database to `target`. It has a single connection: whoever holds it is alone, and
 * no file changes meanwhile. Requests wait for the copy, not for what `work` does with it; removals of bytes that a
 * row names stand still until that is over.
 */
export async function copyEmbedded<R>(
  { db }: OpenDatabase,
  dataDir: string,
  target: string,
  work: (inventory: Inventory) => Promise<R>,
): Promise<R> {
  const end = holdBytes();
  try {
    const inventory = await db.connection().execute(async (connection) => {
      const ask = askOf(connection);
      await ask('checkpoint');
      const taken = await takeInventory(ask);
      await cp(embeddedFolder(dataDir), target, { recursive: true });
      return taken;
    });
    return await work(inventory);
  } finally {
    end();
  }
}

/** Numbers of rows by table. */
export const countEmbedded = ({ db }: OpenDatabase): Promise<Record<string, number>> =>
  db.connection().execute((connection) => countRows(askOf(connection)));

/** Everything below a folder, by paths with '/': files, and folders, some of which must exist though empty. */
export async function listTree(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]): string =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll(sep, '/');
  return {
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}
