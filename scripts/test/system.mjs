import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../setup/run-command.mjs';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the first file that is executable, or null. */
export const firstExecutable = (files) => files.find((file) => file && isExecutable(file)) ?? null;

/** Returns the path of a program on the PATH, or null. */
export const onPath = (name) =>
  firstExecutable((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

let listsAreFresh = false;

/** Installs Debian packages as root with apt. Returns false without root, without apt or after a failure. */
export const aptInstall = async (...packages) => {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return false;
  console.log(`시스템 패키지를 설치합니다: ${packages.join(', ')} (installing system packages)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsAreFresh) await runCommand('apt-get', ['update', '-q'], { env });
  listsAreFresh = true;
  const flags = ['install', '-y', '-q', '--no-install-recommends'];
  return (await runCommand('apt-get', [...flags, ...packages], { env })).code === 0;
};
