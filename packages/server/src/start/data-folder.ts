import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../config.ts';
import type { Ctx } from '../context.ts';
import { wrongSetting } from '../settings/examples.ts';

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

/** Creates the folder if needed. Throws ConfigError when it cannot be created or written. */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ConfigError(wrongSetting('DATA_DIR', `${resolve(dataDir)} 폴더를 만들거나 쓸 수 없습니다 (${code}).`));
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
  makeFolder(dataDir);
  if (!isExposed(dataDir)) return;
  restrictToOwner(dataDir);
  if (!isExposed(dataDir)) return;
  const problem = new DataDirExposed(dataDir);
  if (production) throw problem;
  log.warn(problem.message);
}
