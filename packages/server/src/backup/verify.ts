import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CommandError } from '#start/exit-with.ts';
import { checksumOf, damagedBackup, readArchive } from './archive.ts';
import { findUnexpectedName, MANIFEST, type Manifest, manifest } from './manifest.ts';

const OLD_FORMAT = z.object({ format: z.literal(1) });

function readManifest(manifestText = ''): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(manifestText);
  } catch {
    throw damagedBackup(MANIFEST);
  }
  if (OLD_FORMAT.safeParse(read).success) {
    throw new CommandError('예전 형식의 백업이라 되돌릴 수 없습니다. 이 버전의 포털로 만든 백업을 지정해주세요.');
  }
  const { success, data } = manifest.safeParse(read);
  if (!success) throw damagedBackup(MANIFEST);
  return data;
}

type Sums = Map<string, Manifest['entries'][string]>;

/** Reads the manifest, and computes the checksums of all other entries. */
async function readAll(file: string): Promise<{ backup: Manifest; sums: Sums }> {
  const sums: Sums = new Map();
  let manifestText: string | undefined;
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name === MANIFEST) manifestText = await text(content);
      else sums.set(name, await checksumOf(content));
    }
  } catch (error) {
    throw error instanceof CommandError ? error : damagedBackup('끝까지 읽을 수 없습니다.');
  }
  return { backup: readManifest(manifestText), sums };
}

/**
 * Verifies a backup before anything is written: it must contain exactly what the manifest lists, with matching
 * checksums. Throws CommandError.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new CommandError(`백업 파일이 없습니다: ${file}`);
  const { backup, sums } = await readAll(file);
  const unexpectedName = findUnexpectedName(backup);
  if (unexpectedName !== undefined) throw damagedBackup(unexpectedName);
  for (const [name, { bytes, sha256 }] of Object.entries(backup.entries)) {
    const sum = sums.get(name);
    if (sum?.sha256 !== sha256 || sum.bytes !== bytes) throw damagedBackup(name);
    sums.delete(name);
  }
  for (const name of sums.keys()) throw damagedBackup(`목록에 없는 항목 ${name}`);
  return backup;
}
