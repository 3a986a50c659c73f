import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSpaceProblem } from '#process/disk-space.ts';
import { errorName, type Finding, fineLine, type PlaceCtx, stopLine, warnLine } from './line.ts';

const MEBIBYTE = 1024 * 1024;
/** Room for pictures that are pasted into notices, of a few users at once. */
const TEMP_BYTES = 256 * MEBIBYTE;
/** Below this much free room the operator should look. */
const LITTLE_BYTES = 1024 * MEBIBYTE;

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const megabytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE).toLocaleString('en-US')}MB`;

/** Whether the temporary folder can be written and has room. */
export async function checkTemp(): Promise<Finding> {
  const folder = tmpdir();
  try {
    const probe = await mkdtemp(join(folder, 'portal-check-'));
    await writeFile(join(probe, 'file'), 'portal');
    await readFile(join(probe, 'file'));
    await rm(probe, { recursive: true });
  } catch (error) {
    return stopLine(
      `임시 폴더에 쓸 수 없습니다: ${folder} (${errorName(error)}).`,
      'TMPDIR에 포털의 계정이 쓸 수 있는 폴더를 지정해주세요.',
    );
  }
  const free = await freeBytes(folder);
  const found = `${folder}, 남은 공간 ${megabytes(free)}`;
  if (free >= TEMP_BYTES) return fineLine(found);
  return warnLine(found, 'TMPDIR에 256MB 이상 남은 폴더를 지정해주세요.');
}

/** The folders on this machine that grow. */
const foldersOf = ({ installation: { dataDir, databaseFolder, storageUrl } }: PlaceCtx): string[] => [
  dataDir,
  ...(databaseFolder === undefined ? [] : [databaseFolder]),
  ...(storageUrl.startsWith('file:///') ? [fileURLToPath(storageUrl)] : []),
];

/** Whether the disks of data, database and files have room. */
export async function checkRoom(ctx: PlaceCtx): Promise<Finding> {
  const { dataDir, databaseFolder } = ctx.installation;
  const problem = await findSpaceProblem(dataDir, databaseFolder);
  const advice = '디스크를 늘리거나 오래된 백업과 로그를 옮겨주세요.';
  if (problem !== undefined) return stopLine(problem, advice);
  const rooms = await Promise.all(
    [...new Set(foldersOf(ctx))].map(async (folder) => ({ folder, free: await freeBytes(folder) })),
  );
  const found = rooms.map(({ folder, free }) => `${folder} ${megabytes(free)}`).join(', ');
  return rooms.some(({ free }) => free < LITTLE_BYTES) ? warnLine(found, advice) : fineLine(found);
}
