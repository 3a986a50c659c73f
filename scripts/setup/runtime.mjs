import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { withSetupLock } from './setup-lock.mjs';

/** The Node that is fetched. What else runs the portal is `engines` in package.json, which `isFit` repeats. */
const FETCHED_MAJOR = 24;

/** True for the Node that runs now when every package takes it: 24.15 and later, 26 and later. */
const isFit = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major === FETCHED_MAJOR ? minor >= 15 : major >= 26;
};

/** The packages of the fetched runtime, with a lock of their own. */
const MANIFESTS = 'scripts/setup/runtime';
const FOLDER = join(CACHE, 'runtime');
const STAMP = join(FOLDER, 'stamp');
const MODULES = join(FOLDER, 'node_modules');

/** The folder with the fetched `node`. The package that holds it is named after the platform. */
const nodeFolder = () =>
  existsSync(MODULES) &&
  readdirSync(MODULES)
    .map((name) => join(MODULES, name, 'bin'))
    .find((folder) => existsSync(join(folder, 'node')));

/** True when the Node that runs now was fetched into this clone. */
export const isFetched = () => process.execPath.startsWith(FOLDER);

const fetchRuntime = async () => {
  const expected = fingerprint([MANIFESTS]);
  if (readStamp(STAMP) === expected && nodeFolder()) return;
  console.log(
    `Node ${process.version} 대신 쓸 Node ${FETCHED_MAJOR}를 .cache/runtime에 받습니다. (fetching Node ${FETCHED_MAJOR} from the npm registry)`,
  );
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(join(ROOT, MANIFESTS), FOLDER, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // The npm of an old Node would refuse the new npm, which only runs on the new Node.
  const args = ['ci', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runCommand(npm, args, { cwd: FOLDER });
  if (code !== 0 || !nodeFolder()) {
    throw new Error(
      `Node ${FETCHED_MAJOR}를 받지 못했습니다. https://nodejs.org 에서 Node ${FETCHED_MAJOR} 이상을 설치해주세요. ` +
        `(Node ${FETCHED_MAJOR} or newer is needed and could not be fetched)\n${output}`,
    );
  }
  writeFileSync(STAMP, expected);
};

/** Runs the same script with the fetched Node, passes signals on, and ends as it ends. */
const runAgain = () => {
  const folder = nodeFolder();
  const path = [folder, join(MODULES, '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(join(folder, 'node'), process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // A terminal sends Ctrl+C to both.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
};

/**
 * Returns on a Node that runs the portal. On an older one it fetches a Node beside the sources, once, and runs the
 * script there: then it never returns.
 */
export const ensureRuntime = async () => {
  if (isFit()) return;
  try {
    await withSetupLock(fetchRuntime);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  runAgain();
  await new Promise(() => {});
};
