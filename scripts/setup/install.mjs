import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { runCommand } from './run-command.mjs';

const STAMP = join(ROOT, 'node_modules/.portal-stamp');
const MANIFESTS = ['package-lock.json', 'package.json', '.npmrc'];

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const workspaceManifests = () => readJson('package.json').workspaces.map((folder) => `${folder}/package.json`);

const expectedStamp = () =>
  `${process.platform}-${process.arch} ${fingerprint([...MANIFESTS, ...workspaceManifests()])}`;

const fitsPlatform = (entry) =>
  (entry.os ?? [process.platform]).includes(process.platform) && (entry.cpu ?? [process.arch]).includes(process.arch);

/** True when the packages that npm recorded equal the lock file and their folders exist. */
const isInstalled = () => {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  const strangers = Object.values(installed).some((entry) => !fitsPlatform(entry));
  const expected = Object.entries(readJson('package-lock.json').packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional,
  );
  return (
    !strangers &&
    expected.every(([path, entry]) => installed[path]?.version === entry.version && existsSync(join(ROOT, path)))
  );
};

/** Installs the packages when node_modules is missing or older than the manifests. Throws when npm fails. */
export const ensureInstalled = async () => {
  const expected = expectedStamp();
  if (readStamp(STAMP) === expected) return;
  if (!isInstalled()) {
    console.log('패키지를 설치합니다. 처음에는 몇 분 걸릴 수 있습니다. (installing packages)');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // The build needs the development packages even with NODE_ENV=production.
    const { code } = await runCommand(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      show: true,
    });
    if (code !== 0) throw new Error('패키지 설치에 실패했습니다. 위의 npm 오류를 확인해주세요. (npm ci failed)');
  }
  writeFileSync(STAMP, expected);
};
