import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';
import { CommandError } from '#start/exit-with.ts';
import type { Manifest } from './manifest.ts';

const OWNER_ONLY = 0o600;
/** Maximum length of an entry name in an error message. */
const LONGEST_SHOWN = 200;

type Sum = Manifest['entries'][string];

/** Adds entries one after the other; each returns the size and the checksum. */
export type ArchiveWriter = {
  add: (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<Sum>;
  addFile: (name: string, path: string) => Promise<Sum>;
};

type OpenArchive = { packed: Pack; written: Promise<void> };

/** Adds one entry. Writing has failed when `written` settles before the entry does. */
async function addEntry(
  { packed, written }: OpenArchive,
  name: string,
  bytes: number,
  content: AsyncIterable<Uint8Array>,
) {
  const hash = createHash('sha256');
  const added = new Promise<void>((done, failed) => {
    const entry = packed.entry({ name, size: bytes, mode: OWNER_ONLY }, (error) => (error ? failed(error) : done()));
    const fill = async (): Promise<void> => {
      for await (const chunk of content) {
        hash.update(chunk);
        if (!entry.write(chunk)) await once(entry, 'drain');
      }
      entry.end(null);
    };
    fill().catch(failed);
  });
  await Promise.race([added, written.then(() => Promise.reject(new Error('the archive ended early')))]);
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes a tar file that only its owner may read. It returns the result of `fill` after the file is on disk. */
export async function writeArchive<R>(path: string, fill: (writer: ArchiveWriter) => Promise<R>): Promise<R> {
  const packed = pack();
  const written = pipeline(packed, createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
  written.catch(() => {});
  const open = { packed, written };
  const writer: ArchiveWriter = {
    add: (...entry) => addEntry(open, ...entry),
    addFile: async (name, file) => addEntry(open, name, (await stat(file)).size, createReadStream(file)),
  };
  try {
    const filled = await fill(writer);
    packed.finalize();
    await written;
    return filled;
  } catch (error) {
    packed.destroy();
    await written.catch(() => {});
    throw error;
  }
}

async function* chunksOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk;
}

/**
 * The error for an unusable backup. Control characters of a name are replaced, so that they cannot affect the
 * terminal.
 */
export const damagedBackup = (what: string): CommandError =>
  new CommandError(`백업 파일이 온전하지 않습니다: ${what.slice(0, LONGEST_SHOWN).replace(/\p{C}/gu, '?')}`);

/**
 * Reads the entries in order; each must be read before the next one. Throws CommandError for a duplicate name and for
 * anything but plain files (a link, a folder, a device).
 */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; content: AsyncIterable<Uint8Array> }> {
  const entries = extract();
  const extracted = pipeline(createReadStream(path), entries).catch(() => {});
  const names = new Set<string>();
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type !== 'file') throw damagedBackup(`파일이 아닌 항목 ${name}`);
    if (names.has(name)) throw damagedBackup(`두 번 들어 있는 항목 ${name}`);
    names.add(name);
    yield { name, content: chunksOf(entry) };
  }
  await extracted;
}

/** Returns the checksum and the size of the content. */
export async function checksumOf(content: AsyncIterable<Uint8Array>): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
