import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { carryLarge } from './large-steps.mjs';
import { readScripts, visitAgain, visitFirst, waitUntilReady } from './visit.mjs';

const PORTAL = 'packages/server/dist/portal.js';
const IMAGE = 'localhost/portal:1';
const BACKUP = '/data/first.tar';
/** Backup and key into the volume of the portal, for its account. */
const TAKE_BACK = 'install -o 10001 -g 10001 -m 0600 /from/first.tar /from/app-keys /data/'.split(' ');

/** Copies what a clone of the present sources has into an empty folder. */
const copySources = async (run, folder) => {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
};

const fromEmptyFolder = async (trial) => {
  await copySources(trial.run, trial.sources);
  await trial.compose('up', '-d');
  await waitUntilReady(trial.url, trial.log);
};

const signInFirst = async (trial) => {
  const [, password] = /비밀번호는 (\S+) 이고/.exec(await trial.log()) ?? [];
  if (password === undefined) throw new Error(`the log names no password:\n${await trial.log()}`);
  trial.session = await visitFirst(trial.url, password);
};

/** Inside: not root, nothing writable but what must be, two database accounts, and `check` finds nothing to stop. */
const looksInside = async ({ inPortal }) => {
  const user = (await inPortal('id', '-u')).trim();
  if (user !== '10001') throw new Error(`it runs as ${user}`);
  const written = await inPortal('touch', '/portal/x').then(
    () => true,
    () => false,
  );
  if (written) throw new Error('its own files can be written');
  const { counts, lines } = JSON.parse((await inPortal('node', PORTAL, 'check', '--json')).split('\n')[0]);
  if (counts.stop > 0) throw new Error(JSON.stringify(lines));
};

const restarts = async (trial) => {
  await trial.podman('stop', '--time', '60', trial.portal);
  const code = (await trial.podman('inspect', '--format', '{{.State.ExitCode}}', trial.portal)).trim();
  if (code !== '0') throw new Error(`it ended with ${code}`);
  await trial.podman('start', trial.portal);
  await waitUntilReady(trial.url, trial.log);
  await visitAgain(trial.url, trial.session);
};

/** Another version: its number and the names of its page's scripts differ. */
const upgrade = async (trial) => {
  const former = await readScripts(trial.url);
  const entry = join(trial.sources, 'packages/web/src/main.tsx');
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\nObject.assign(window, { portalTrial: 'next' });\n`);
  await trial.compose('build', '--build-arg', `FORMER_IMAGE=${IMAGE}`, 'portal');
  await trial.compose('down');
  await trial.compose('up', '-d');
  await waitUntilReady(trial.url, trial.log);
  await visitAgain(trial.url, trial.session);
  const present = await readScripts(trial.url);
  if (present.join() === former.join()) throw new Error('it is the same version');
  for (const file of former) {
    const { status } = await fetch(`${trial.url}${file}`);
    if (status !== 200) throw new Error(`open pages lack ${file}: ${status}`);
  }
};

/** A backup outlives everything else: containers, database, files. The key goes with it, in a file of its own. */
const restore = async (trial) => {
  await trial.inPortal('node', PORTAL, 'backup', BACKUP);
  const elsewhere = join(trial.folder, 'elsewhere');
  mkdirSync(elsewhere);
  for (const file of [BACKUP, '/data/app-keys']) await trial.podman('cp', `${trial.portal}:${file}`, elsewhere);
  await trial.compose('down', '-v');
  await trial.compose('up', '-d', 'db');
  await trial.waitForDatabase();
  const asRoot = ['run', '--rm', '--user', '0', '-v', 'portal_data:/data', '-v', `${elsewhere}:/from:ro`, IMAGE];
  await trial.podman(...asRoot, ...TAKE_BACK);
  const output = await trial.compose('run', '--rm', '-T', 'portal', 'node', PORTAL, 'restore', BACKUP, '--yes');
  // podman-compose does not pass on how a command ended.
  if (!output.includes('되돌리고 비교했습니다')) throw new Error(output.slice(-3000));
  await trial.compose('up', '-d');
  await waitUntilReady(trial.url, trial.log);
  await visitAgain(trial.url);
};

/** The steps of the trial in their order, each with its sentence. They share one installation. */
export const STEPS = {
  'from an empty folder to a page that is ready, by one command': fromEmptyFolder,
  'the first account of the log signs in, must change its password, and works': signInFirst,
  'the portal is not root, cannot write its own files, and check finds nothing to stop': looksInside,
  'stopped it ends with 0; started again it has its key and its sessions': restarts,
  'as another version sessions go on, and open pages find their files': upgrade,
  'with containers and volumes gone, a backup and the key bring everything back': restore,
  'the large topology: through haproxy with TLS and PgBouncer to a signed-in account, a check and a backup': carryLarge,
};
