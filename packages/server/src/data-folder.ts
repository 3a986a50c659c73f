import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ctx } from './context.ts';

/** Other users of the machine may enter the data folder. */
export class DataDirExposed extends Error {
  constructor(dataDir: string) {
    super(
      `데이터 폴더에 다른 사용자가 접근할 수 있습니다. 권한을 700으로 바꿔주세요: ${resolve(dataDir)} ` +
        '(data directory is open to other users)',
    );
  }
}

const OWNER_ONLY = 0o700;
/** The group may walk through: where the portal is root, its database runs as another user. */
const OTHERS = 0o067;
const isExposed = (path: string): boolean => process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;

function tighten(path: string): void {
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/**
 * Creates the data folder, for the owner of the process alone, as everything that the process will write in it. A
 * folder that was open to others is tightened; where that cannot be done, production stops with DataDirExposed.
 */
export function prepareDataDir(
  { dataDir, production }: { dataDir: string; production: boolean },
  log: Pick<Ctx['log'], 'warn'>,
): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
  if (!isExposed(dataDir)) return;
  tighten(dataDir);
  if (!isExposed(dataDir)) return;
  const problem = new DataDirExposed(dataDir);
  if (production) throw problem;
  log.warn(problem.message);
}
