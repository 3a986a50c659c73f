import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CommandError } from '../exit-with.ts';
import { readArchive, sumOf } from './archive.ts';
import { DATABASE_FOLDER, DUMP, FILES_FOLDER, MANIFEST, type Manifest, manifest } from './manifest.ts';

const damaged = (what: string): CommandError => new CommandError(`백업 파일이 온전하지 않습니다: ${what}`);

const PART = /^database\/(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** Every name that the manifest promises, and no other; a name leads nowhere but below its folder. */
function refuseStrangeNames({ database, files, entries }: Manifest): void {
  const stored = new Set(files.map(({ key }) => FILES_FOLDER + key));
  const isPart = (name: string): boolean =>
    database.kind === 'postgresql' ? name === DUMP : name.startsWith(DATABASE_FOLDER) && PART.test(name);
  for (const name of Object.keys(entries)) if (!stored.delete(name) && !isPart(name)) throw damaged(name);
  for (const name of stored) throw damaged(name);
}

function readManifest(said: string): Manifest {
  try {
    return manifest.parse(JSON.parse(said));
  } catch {
    throw damaged(MANIFEST);
  }
}

/** Reads the whole backup and compares every entry with its checksum. Throws CommandError before anything is written. */
export async function verifyBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new CommandError(`백업 파일이 없습니다: ${file}`);
  const found: Manifest['entries'] = {};
  let said: string | undefined;
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name === MANIFEST) said = await text(content);
      else found[name] = await sumOf(content);
    }
  } catch {
    throw damaged('끝까지 읽을 수 없습니다.');
  }
  if (said === undefined) throw damaged(MANIFEST);
  const read = readManifest(said);
  refuseStrangeNames(read);
  for (const [name, { bytes, sha256 }] of Object.entries(read.entries)) {
    if (found[name]?.sha256 !== sha256 || found[name]?.bytes !== bytes) throw damaged(name);
  }
  return read;
}
