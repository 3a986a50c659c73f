import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../setup/run-command.mjs';
import { aptInstall, onPath } from '../test/system.mjs';

const PROGRAMS = ['podman', 'podman-compose'];
/** netavark and aardvark-dns give the services of a compose file their names. */
const PACKAGES = [...PROGRAMS, 'runc', 'netavark', 'aardvark-dns', 'iptables', 'debootstrap'];

/** Installs what is missing where that is allowed. Returns what still is. */
const findMissing = async () => {
  const missing = () => [...PROGRAMS, 'debootstrap'].filter((name) => onPath(name) === null);
  if (missing().length > 0) await aptInstall(...PACKAGES);
  return missing();
};

/** Settings of podman for this trial alone: its images, containers and networks lie below the folder. */
const writeSettings = (folder) => {
  const [, files] = /^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  const runtime = onPath('runc') === null ? '' : 'runtime = "runc"\n';
  writeFileSync(
    join(folder, 'containers.conf'),
    // Without CAP_SYS_RESOURCE no process may raise its limits, which podman tries by default.
    `[containers]\ndefault_ulimits = ["nofile=${files}:${files}", "nproc=4096:4096"]\n` +
      `[engine]\n${runtime}cgroup_manager = "cgroupfs"\nevents_logger = "file"\n` +
      `[network]\nnetwork_config_dir = "${folder}/networks"\n`,
  );
  writeFileSync(
    join(folder, 'storage.conf'),
    `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/images"\nrunroot = "${folder}/run"\n`,
  );
};

/**
 * Podman with a store of its own. Throws when it, or the rights it needs, are not there. `podman` runs it and throws with
 * its output when it fails; `close` removes everything.
 */
export const openEngine = async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('the trial needs Linux and root');
  const missing = await findMissing();
  if (missing.length > 0) throw new Error(`these programs are missing: ${missing.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'portal-containers-'));
  writeSettings(folder);
  const env = {
    ...process.env,
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
  };
  const run = async (program, args, options = {}) => {
    const { code, output } = await runCommand(program, args, { ...options, env: { ...env, ...options.env } });
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output.slice(-4000)}`);
    return output;
  };
  const podman = (...args) => run('podman', args);
  const close = async () => {
    await runCommand('podman', ['rm', '--all', '--force', '--time', '5'], { env });
    await runCommand('podman', ['rmi', '--all', '--force'], { env });
    await runCommand('podman', ['unmount', '--all', '--force'], { env });
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, run, podman, close };
};
