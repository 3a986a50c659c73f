import { z } from 'zod';

/** Name of the manifest in the archive, its last entry: it says what everything before it must be. */
export const MANIFEST = 'manifest.json';
/** Of the tables, each a file of its name. */
export const DATABASE_FOLDER = 'database/';
export const FILES_FOLDER = 'files/';
export const FORMAT = 2;

const KEY = /^[0-9a-f]{32}$/;
/** A name of the schema, which is a plain name of a file too. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/;

const entry = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });
const numbers = z.record(z.string().regex(NAME), z.number().int());

/** What a backup holds. Numbers of rows and files are those of one moment, that of the dump. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  database: z.object({ migrations: z.array(z.string()), counts: numbers, sequences: numbers }),
  /** Ids of the keys that open the sealed numbers; the keys themselves are not in the backup. */
  keyIds: z.array(z.string()),
  files: z.array(z.object({ key: z.string().regex(KEY), mime: z.string() })),
  /** Keys that a row names and the store does not have. */
  missing: z.array(z.string()),
  entries: z.record(z.string(), entry),
});

export type Manifest = z.output<typeof manifest>;

/** A name among the entries that belongs to no table and no file, or one of theirs that is missing; undefined for none. */
export function findStrangeName({ database, files, entries }: Manifest): string | undefined {
  const missing = new Set([
    ...Object.keys(database.counts).map((table) => DATABASE_FOLDER + table),
    ...files.map(({ key }) => FILES_FOLDER + key),
  ]);
  return Object.keys(entries).find((name) => !missing.delete(name)) ?? [...missing][0];
}
