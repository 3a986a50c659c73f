import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than the longest request takes. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** Creates a folder for temporary files, and removes files that a killed process left there more than an hour ago. */
export async function sweepFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const oldest = Date.now() - MAX_AGE_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const fileStat = await stat(path).catch(() => undefined);
    if (fileStat && fileStat.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  }
}
