import { Readable } from 'node:stream';
import { cleanFileName, originalFileName } from '@portal/contract/areas/files/names';
import { seoulTime } from '@portal/contract/core/dates';
import { Zip, ZipPassThrough } from 'fflate';
import type { Ctx } from '#context.ts';
import { type Folder, listStoredFiles } from '../queries.ts';
import type { OpenFile } from './stored-files.ts';

/** Names that differ also where letters of both cases are one: the second 'a.pdf' becomes 'a (2).pdf'. */
function numberNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Bytes of the format besides names and content: around each file, and at the end (no file is near 4 GB). */
const AROUND_FILE = { local: 30, descriptor: 16, central: 46 };
const END_OF_ARCHIVE = 22;

type Entry = { name: string; key: string; bytes: number; uploadedAt: Date };

/** Exact, so that a browser shows how far it is. */
function archiveBytes(entries: readonly Entry[]): number {
  const { local, descriptor, central } = AROUND_FILE;
  return entries.reduce(
    (sum, { name, bytes }) => sum + local + descriptor + central + 2 * Buffer.byteLength(name) + bytes,
    END_OF_ARCHIVE,
  );
}

/** Pieces of the archive. A file is opened when its turn comes, and let go of when nobody reads on. */
async function* pack(ctx: Ctx, entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { name, key, uploadedAt } of entries) {
    const opened = await ctx.files.open(key);
    if (opened === null) throw new Error('the bytes of an archived file are gone');
    const file = new ZipPassThrough(name);
    // Read as local time wherever the process runs, and written so.
    file.mtime = seoulTime(uploadedAt);
    zip.add(file);
    for await (const chunk of opened.stream) {
      file.push(chunk);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* pieces.splice(0);
}

/**
 * All these stored files as one archive named `archiveName`, made while it is read: stored and not compressed, under
 * the names their users knew, equal ones numbered. Null when one of the names is not stored. Whether the viewer may
 * have them is the caller's question, asked before.
 */
export async function openArchive(
  ctx: Ctx,
  folder: Folder,
  names: readonly string[],
  archiveName: string,
): Promise<OpenFile | null> {
  const rows = new Map((await listStoredFiles(ctx.db, folder, names)).map((row) => [row.name, row]));
  const wanted = names.flatMap((name) => rows.get(name) ?? []);
  if (wanted.length === 0 || wanted.length < names.length) return null;
  const shown = numberNames(wanted.map(({ name }) => cleanFileName(originalFileName(name))));
  const entries = wanted.map(({ storage_key, bytes, uploaded_at }, index) => ({
    name: shown[index] ?? '',
    key: storage_key,
    bytes,
    uploadedAt: uploaded_at,
  }));
  const stream = Readable.from(pack(ctx, entries), { objectMode: false });
  return { name: archiveName, mime: 'application/zip', bytes: archiveBytes(entries), stream };
}
