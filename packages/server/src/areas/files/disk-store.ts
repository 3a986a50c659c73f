import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepFolder } from '#process/sweep-folder.ts';
import type { FileStore } from './public/file-store.ts';

/** The name of a folder: the first two characters of its keys. */
const KEY_FOLDER = /^[0-9a-f]{2}$/;

/** The code of a file system error, or ''. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Flushes the bytes of a file, or the entries of a folder, to disk. They then survive a loss of power. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a file, or copies it when the target is on another file system. */
async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, to);
  }
}

/** The names of the files in a folder that were last changed before that moment. */
async function* listOlder(folder: string, before: Date): AsyncIterable<string> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtime < before) yield name;
  }
}

/**
 * Stores files in a folder, as `<root>/<first two of the key>/<key>`. A file gets its final name only when it is complete
 * and flushed to disk (R1, TH11b).
 */
export async function diskStore(root: string): Promise<FileStore> {
  const partFolder = join(root, 'part');
  await sweepFolder(partFolder);
  const folderOf = (key: string): string => join(root, key.slice(0, 2));

  return {
    async put(key, path) {
      const part = join(partFolder, `${key}.part`);
      const folder = folderOf(key);
      try {
        await moveOrCopy(path, part);
        await sync(part);
        if (await mkdir(folder, { recursive: true })) await sync(root);
        await rename(part, join(folder, key));
        await sync(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async open(key) {
      try {
        const handle = await open(join(folderOf(key), key));
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), bytes: size };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(join(folderOf(key), key), { force: true });
    },
    async *list(before) {
      for (const folder of await readdir(root)) {
        if (KEY_FOLDER.test(folder)) yield* listOlder(join(root, folder), before);
      }
    },
    async check() {
      const probe = join(partFolder, `check-${randomUUID()}.part`);
      try {
        await writeFile(probe, 'portal');
      } finally {
        await rm(probe, { force: true });
      }
    },
    sweep: () => sweepFolder(partFolder),
  };
}
