import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CommandError } from '../exit-with.ts';
import { damaged, readArchive, sumOf } from './archive.ts';
import { findStrangeName, MANIFEST, type Manifest, manifest } from './manifest.ts';

function readManifest(said = ''): Manifest {
  try {
    return manifest.parse(JSON.parse(said));
  } catch {
    throw damaged(MANIFEST);
  }
}

type Sums = Map<string, Manifest['entries'][string]>;

/** The manifest, and the sums of all other entries as they are. */
async function readWhole(file: string): Promise<{ backup: Manifest; sums: Sums }> {
  const sums: Sums = new Map();
  let said: string | undefined;
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name === MANIFEST) said = await text(content);
      else sums.set(name, await sumOf(content));
    }
  } catch (error) {
    throw error instanceof CommandError ? error : damaged('끝까지 읽을 수 없습니다.');
  }
  return { backup: readManifest(said), sums };
}

/**
 * Reads the whole backup and compares every entry with its checksum: it holds what the manifest names, and nothing
 * else. Throws CommandError before anything is written.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new CommandError(`백업 파일이 없습니다: ${file}`);
  const { backup, sums } = await readWhole(file);
  const strange = findStrangeName(backup);
  if (strange !== undefined) throw damaged(strange);
  for (const [name, { bytes, sha256 }] of Object.entries(backup.entries)) {
    const sum = sums.get(name);
    if (sum?.sha256 !== sha256 || sum.bytes !== bytes) throw damaged(name);
    sums.delete(name);
  }
  for (const name of sums.keys()) throw damaged(`목록에 없는 항목 ${name}`);
  return backup;
}
