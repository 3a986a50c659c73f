import { runCommand } from '../setup/run-command.mjs';
import { onPath } from './find-program.mjs';

let listsAreFresh = false;

/** Installs Debian packages when we are root and apt is there; false when it may not or fails. */
export const aptInstall = async (...packages) => {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return false;
  console.log(`시스템 패키지를 설치합니다: ${packages.join(', ')} (installing system packages)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsAreFresh) await runCommand('apt-get', ['update', '-q'], { env });
  listsAreFresh = true;
  const { code } = await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
  return code === 0;
};
