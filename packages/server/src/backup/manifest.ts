import { z } from 'zod';

/** Name of the manifest in the archive, its last entry: it says what everything before it must be. */
export const MANIFEST = 'manifest.json';
/** Of a PostgreSQL server: one dump. */
export const DUMP = 'database.dump';
/** Of the embedded database: its folder. */
export const DATABASE_FOLDER = 'database/';
export const FILES_FOLDER = 'files/';

const KEY = /^[0-9a-f]{32}$/;
/** Below the folder, never out of it, and only one name for each place. */
const PART = /^(?!.*\.\.)(?!(.*\/)?\.(\/|$))[\w.-]+(\/[\w.-]+)*$/;

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

/** True when the manifest has the folder of the path, so that no file can be in the place of a folder. */
const hasFolder = (path: string, folders: ReadonlySet<string>): boolean =>
  !path.includes('/') || folders.has(path.slice(0, path.lastIndexOf('/')));

/** A name of the manifest that leads out of its folder, belongs to nothing or is missing; undefined for none. */
export function findStrangeName({ database, files, entries }: Manifest): string | undefined {
  const folders = new Set(database.folders);
  const isPart = (name: string): boolean => {
    const path = name.slice(DATABASE_FOLDER.length);
    return name.startsWith(DATABASE_FOLDER) && PART.test(path) && hasFolder(path, folders) && !folders.has(path);
  };
  const missing = new Set(files.map(({ key }) => FILES_FOLDER + key));
  if (database.kind === 'postgresql') missing.add(DUMP);
  const strange = Object.keys(entries).find(
    (name) => !missing.delete(name) && (database.kind === 'postgresql' || !isPart(name)),
  );
  return strange ?? database.folders.find((path) => !hasFolder(path, folders)) ?? [...missing][0];
}
