import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ctx } from './context.ts';

/** The data folder is accessible to other users of the machine. */
export class DataDirExposed extends Error {
  constructor(dataDir: string) {
    super(
      `데이터 폴더에 다른 사용자가 접근할 수 있습니다. 권한을 700으로 바꿔주세요: ${resolve(dataDir)} ` +
        '(data directory is open to other users)',
    );
  }
}

const OWNER_ONLY = 0o700;
/** The group keeps execute permission. Where the portal runs as root, its database runs as another user. */
const FORBIDDEN_MODE = 0o067;
const isExposed = (path: string): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & FORBIDDEN_MODE) !== 0;

function restrictToOwner(path: string): void {
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/**
 * Creates the data folder and sets the umask, so that only the owner of the process has access. A folder that was open
 * to others is restricted. Where that fails, production stops with DataDirExposed.
 */
export function prepareDataDir(
  { dataDir, production }: { dataDir: string; production: boolean },
  log: Pick<Ctx['log'], 'warn'>,
): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
  if (!isExposed(dataDir)) return;
  restrictToOwner(dataDir);
  if (!isExposed(dataDir)) return;
  const problem = new DataDirExposed(dataDir);
  if (production) throw problem;
  log.warn(problem.message);
}
