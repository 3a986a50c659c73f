import { statSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wrongSetting } from './examples.ts';
import type { Settings } from './schema.ts';

/** Folders of the system. The portal would take the rights of all others from its data folder. */
const SYSTEM_FOLDERS = [
  '/',
  '/bin',
  '/boot',
  '/dev',
  '/etc',
  '/home',
  '/lib',
  '/opt',
  '/proc',
  '/root',
  '/run',
  '/sbin',
]
  .concat(['/srv', '/sys', '/tmp', '/usr', '/usr/local', '/var', '/var/lib', '/var/tmp', '/mnt', '/media'])
  .map((folder) => resolve(folder));

function isNoFolder(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The shells of accounts that nobody signs in with. */
const NO_SHELL = /\/(nologin|false)$/;

/** The shell of the account of this process; undefined for a number without a name, as in a container. */
function readShell(): string | undefined {
  try {
    return userInfo().shell ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The home folder of a person, which holds keys and settings of other programs. Undefined for the account of a service:
 * its home is often its data folder.
 */
export const homeOfSomebody = (shell: string | undefined, home: string): string | undefined =>
  NO_SHELL.test(shell ?? '') ? undefined : resolve(home);

/** Why a folder cannot be used, or undefined. */
function folderReason(path: string): string | undefined {
  if (path.startsWith('~')) return '~ 는 풀리지 않습니다. 전체 경로를 써주세요.';
  if (/\$\{?\w/.test(path)) return '$ 로 시작하는 이름이 풀리지 않았습니다. 전체 경로를 써주세요.';
  const whole = resolve(path);
  if ([...SYSTEM_FOLDERS, homeOfSomebody(readShell(), homedir()), tmpdir()].includes(whole)) {
    return `${whole} 는 다른 것도 쓰는 폴더입니다. 포털만 쓰는 폴더여야 합니다.`;
  }
  return isNoFolder(whole) ? `${whole} 는 폴더가 아니라 파일입니다.` : undefined;
}

/** Why the address of the file store cannot be used, or undefined. */
function storageReason(url: string): string | undefined {
  if (url === 'file:') return undefined;
  if (url.startsWith('s3://')) {
    const isNamed = URL.canParse(url) && /^[a-z0-9][a-z0-9.-]{1,62}$/.test(new URL(url).hostname);
    return isNamed ? undefined : 's3:// 뒤에 버킷의 이름이 필요합니다.';
  }
  if (!url.startsWith('file:')) return 'file: 또는 s3:// 로 시작해야 합니다.';
  if (!/^file:\/\/\/[^/]/.test(url) || !URL.canParse(url)) return 'file:/// 뒤에 전체 경로를 써야 합니다.';
  return folderReason(fileURLToPath(url));
}

/** Problems of the object store's own variables, which matter with an s3:// storage. */
function objectStoreProblems({ STORAGE_URL }: Settings, env: Readonly<Record<string, string | undefined>>): string[] {
  if (!STORAGE_URL.startsWith('s3://')) return [];
  const { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = env;
  return [
    ...(endpoint === undefined || (URL.canParse(endpoint) && /^https?:\/\//.test(endpoint))
      ? []
      : [wrongSetting('AWS_ENDPOINT_URL', 'https:// 로 시작하는 주소여야 합니다.')]),
    ...(id !== undefined && secret === undefined
      ? [wrongSetting('AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID와 함께 지정해야 합니다.')]
      : []),
    ...(id === undefined && secret !== undefined
      ? [wrongSetting('AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY와 함께 지정해야 합니다.')]
      : []),
  ];
}

/** Problems of the data folder and of the place for files. */
export function folderProblems(set: Settings, env: Readonly<Record<string, string | undefined>>): string[] {
  const dataReason = folderReason(set.DATA_DIR);
  const storeReason = storageReason(set.STORAGE_URL);
  return [
    ...(dataReason === undefined ? [] : [wrongSetting('DATA_DIR', dataReason)]),
    ...(storeReason === undefined ? [] : [wrongSetting('STORAGE_URL', storeReason)]),
    ...objectStoreProblems(set, env),
  ];
}
