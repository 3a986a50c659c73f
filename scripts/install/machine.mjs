import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';

const BOOT_SECONDS = 120;
/** What a command needs of the environment of the caller to reach the registry of packages. */
const PASSED = /^(https?_proxy|no_proxy|npm_config_registry|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO)$/i;

const passedEnvironment = async () => {
  const passed = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
  const { output } = await runCommand('npm', ['config', 'get', 'registry']);
  return { npm_config_registry: output.trim(), ...passed };
};

/** The first process of the machine, which unshare started. */
const findInit = async (unshare) => {
  for (let tries = 0; tries < BOOT_SECONDS; tries += 1) {
    if (unshare.exitCode !== null) throw new Error('the machine ended while it started');
    const [child] = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').trim().split(' ');
    if (child !== '') return child;
    await sleep(1000);
  }
  throw new Error('the machine did not start');
};

/**
 * Boots a machine above the system in `lower`, with systemd. Returns `run` and `stop`. `run` runs lines of a shell there
 * as root, in the folder where the lines before ended. With `outside` they reach the network of this machine.
 */
export const bootMachine = async (lower) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-machine-'));
  const [source, work] = ['source.git', 'work'].map((name) => join(folder, name));
  await runCommand('mkdir', [work]);
  await runCommand('git', ['clone', '--quiet', '--bare', ROOT, source]);
  const passed = await passedEnvironment();
  const unshare = spawn(
    'unshare',
    ['-m', '-p', '-f', '-u', '-i', '-n', 'sh', join(ROOT, 'scripts/install/machine.sh')],
    {
      env: { ...process.env, LOWER: lower, WORK: work, SOURCE: source, VISIT: join(ROOT, 'scripts/install/visit.mjs') },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((done) => unshare.once('close', done));
  const init = await findInit(unshare);

  const run = (lines, { outside = false, input = '' } = {}) =>
    new Promise((done, failed) => {
      const shell = `cd "$(cat /run/folder-of-trial 2>/dev/null || echo /root)"\n${lines}\npwd > /run/folder-of-trial`;
      const enter = ['-t', init, '-m', '-p', '-u', '-i', ...(outside ? [] : ['-n']), '-r', '-w', '--'];
      const child = spawn('nsenter', [...enter, 'sh', '-ec', shell], {
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          HOME: '/root',
          LANG: 'C.UTF-8',
          DEBIAN_FRONTEND: 'noninteractive',
          ...passed,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      child.stdin.end(input);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
      }
      child.once('error', failed);
      child.once('close', (code) => {
        if (code === 0) done(output);
        else failed(new Error(`ended with ${code}: ${lines}\n${output}`));
      });
    });
  const stop = async () => {
    process.kill(Number(init), 'SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    run('systemctl is-system-running || true').then(
      (state) => /running|degraded/.test(state),
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries === BOOT_SECONDS) {
      await stop();
      throw new Error('systemd did not start');
    }
    await sleep(1000);
  }
  return { run, stop };
};
