import { z } from 'zod';

/** Name of the manifest, the last entry of the archive; it describes all other entries. */
export const MANIFEST = 'manifest.json';
/** Folder of the tables, each a file of its name. */
export const DATABASE_FOLDER = 'database/';
export const FILES_FOLDER = 'files/';
export const FORMAT = 2;

const KEY = /^[0-9a-f]{32}$/;
/** A table or sequence name, which is a valid file name too. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/;

const entry = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });
const numbers = z.record(z.string().regex(NAME), z.number().int());

/** The manifest of a backup. The row counts and files are those of one moment, the moment of the dump. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  database: z.object({ migrations: z.array(z.string()), counts: numbers, sequences: numbers }),
  /** Ids of the keys that decrypt the sealed numbers; the keys themselves are not in the backup. */
  keyIds: z.array(z.string()),
  files: z.array(z.object({ key: z.string().regex(KEY), mime: z.string() })),
  /** Keys of files that a row refers to and the store does not have. */
  missing: z.array(z.string()),
  entries: z.record(z.string(), entry),
});

/** The parsed manifest of a backup. */
export type Manifest = z.output<typeof manifest>;

/**
 * Returns an entry that belongs to no table and no file, or else a missing entry. Undefined when all names are right.
 */
export function findUnexpectedName({ database, files, entries }: Manifest): string | undefined {
  const missing = new Set([
    ...Object.keys(database.counts).map((table) => DATABASE_FOLDER + table),
    ...files.map(({ key }) => FILES_FOLDER + key),
  ]);
  return Object.keys(entries).find((name) => !missing.delete(name)) ?? [...missing][0];
}
