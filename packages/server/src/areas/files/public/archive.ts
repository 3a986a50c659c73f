import { Readable } from 'node:stream';
import { originalFileName, portableName } from '@portal/contract/areas/files/names';
import { seoulTime } from '@portal/contract/core/dates';
import { Zip, ZipPassThrough } from 'fflate';
import type { Ctx } from '#context.ts';
import { type Folder, listStoredFiles } from '../queries.ts';
import type { OpenFile } from './stored-files.ts';

/** Makes names unique, ignoring case: the second 'a.pdf' becomes 'a (2).pdf'. */
function makeUnique(names: readonly string[]): string[] {
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

/** Bytes of the ZIP format around each file, beside name and content. No file is near 4 GB, so ZIP64 is not used. */
const FILE_OVERHEAD = { local: 30, descriptor: 16, central: 46 };
/** Bytes of the ZIP format at the end of the archive. */
const END_BYTES = 22;

type Entry = { name: string; key: string; bytes: number; uploadedAt: Date };

/** The exact size of the archive, so that a browser can show the progress. */
function archiveBytes(entries: readonly Entry[]): number {
  const { local, descriptor, central } = FILE_OVERHEAD;
  return entries.reduce(
    (sum, { name, bytes }) => sum + local + descriptor + central + 2 * Buffer.byteLength(name) + bytes,
    END_BYTES,
  );
}

/** Yields the archive in pieces. Each file is opened only when it is packed, and closed when the reader stops. */
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
    // fflate reads and writes local time, so the archive shows Seoul time in every time zone of the process.
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

/** Files of a folder to put into an archive, its name, and how each file is named in it. */
type Archive = {
  folder: Folder;
  names: readonly string[];
  archiveName: string;
  nameOf?: (file: { name: string; mime: string }) => string;
};

/**
 * Opens stored files as one uncompressed ZIP archive, which is made while it is read. The files have their original names,
 * or those of `nameOf`; equal ones are numbered. Null when one of the names is not stored. The caller must check access
 * before.
 */
export async function openArchive(
  ctx: Ctx,
  { folder, names, archiveName, nameOf = ({ name }) => originalFileName(name) }: Archive,
): Promise<OpenFile | null> {
  const rows = new Map((await listStoredFiles(ctx.db, folder, names)).map((row) => [row.name, row]));
  const files = names.flatMap((name) => rows.get(name) ?? []);
  if (files.length === 0 || files.length < names.length) return null;
  const uniqueNames = makeUnique(files.map((row) => portableName(nameOf(row))));
  const entries = files.map(({ storage_key, bytes, uploaded_at }, index) => ({
    name: uniqueNames[index] ?? '',
    key: storage_key,
    bytes,
    uploadedAt: uploaded_at,
  }));
  const stream = Readable.from(pack(ctx, entries), { objectMode: false });
  return { name: portableName(archiveName), mime: 'application/zip', bytes: archiveBytes(entries), stream };
}
