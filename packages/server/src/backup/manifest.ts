import { z } from 'zod';

/** Name of the manifest in the archive, its last entry: it says what everything before it must be. */
export const MANIFEST = 'manifest.json';
/** Of a PostgreSQL server: one dump. */
export const DUMP = 'database.dump';
/** Of the embedded database: its folder. */
export const DATABASE_FOLDER = 'database/';
export const FILES_FOLDER = 'files/';

const KEY = /^[0-9a-f]{32}$/;
/** Below the folder, never out of it. */
const PART = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

const entry = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });

/** What a backup holds. Numbers of rows and files are those of one moment, that of the dump. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['postgresql', 'embedded']),
    version: z.number().int(),
    migrations: z.array(z.string()),
    counts: z.record(z.string(), z.number().int()),
    /** Folders of the embedded database. */
    folders: z.array(z.string().regex(PART)),
  }),
  /** Ids of the keys that open the sealed numbers; the keys themselves are not in the backup. */
  keyIds: z.array(z.string()),
  files: z.array(z.object({ key: z.string().regex(KEY), mime: z.string() })),
  /** Keys that a row names and the store does not have. */
  missing: z.array(z.string()),
  entries: z.record(z.string(), entry),
});

export type Manifest = z.output<typeof manifest>;
