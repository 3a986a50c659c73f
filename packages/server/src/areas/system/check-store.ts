import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Ctx } from '#context.ts';
import { errorName, type Finding, fineLine, stopLine, warnLine } from './line.ts';
import { readStoredKeys } from './queries.ts';

const KEY_BYTES = 16;
const PROBE_BYTES = 4096;
/** Keys that are opened, from each end. */
const SAMPLE = 10;
/** A larger store is not counted to its end. */
const MOST_COUNTED = 200_000;

const ADVICE = 'STORAGE_URL과 DATA_DIR이 포털의 것과 같은지, 저장소가 켜져 있는지 확인해주세요.';

/** Writes a file to the store, reads it again and removes it. Throws when the bytes differ. */
async function writeAndRead({ files }: Ctx): Promise<void> {
  const key = randomBytes(KEY_BYTES).toString('hex');
  const bytes = randomBytes(PROBE_BYTES);
  const folder = await mkdtemp(join(tmpdir(), 'portal-check-'));
  try {
    const path = join(folder, key);
    await writeFile(path, bytes);
    await files.put(key, path, 'application/octet-stream');
    const stored = await files.open(key);
    const read = stored === null ? null : await buffer(stored.stream);
    if (read === null || !bytes.equals(read)) throw new Error('other bytes came back');
  } finally {
    await files.remove(key).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

/** The number of stored files, at most MOST_COUNTED. */
async function countStored({ files }: Ctx): Promise<number> {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  let count = 0;
  for await (const _key of files.list(tomorrow)) {
    count += 1;
    if (count >= MOST_COUNTED) break;
  }
  return count;
}

/** The number of these keys that the store does not have. */
async function countAbsent({ files }: Ctx, keys: readonly string[]): Promise<number> {
  let absent = 0;
  for (const key of keys) {
    const stored = await files.open(key);
    stored?.stream.destroy();
    if (stored === null) absent += 1;
  }
  return absent;
}

/** Whether the store can be written and read, and holds what the rows name. */
export async function checkStore(ctx: Ctx): Promise<Finding> {
  try {
    await writeAndRead(ctx);
  } catch (error) {
    return stopLine(`파일 저장소에 쓰거나 읽을 수 없습니다 (${errorName(error)}).`, ADVICE);
  }
  const { rows, keys } = await readStoredKeys(ctx.db, SAMPLE);
  const stored = await countStored(ctx);
  const absent = Math.max(await countAbsent(ctx, keys), Math.min(rows, MOST_COUNTED) - stored);
  const found = `쓰기와 읽기 정상, 기록 ${rows}개, 저장된 파일 ${stored}개${stored >= MOST_COUNTED ? ' 이상' : ''}`;
  if (absent > 0) {
    return stopLine(`기록에 있는 파일 중 적어도 ${absent}개가 저장소에 없습니다. ${found}`, ADVICE);
  }
  const { orphans = 0 } = ctx.observed;
  return orphans > 0
    ? warnLine(`${found}, 기록 없는 파일 ${orphans}개`, 'npm run portal -- remove-orphans 명령으로 지울 수 있습니다.')
    : fineLine(found);
}
