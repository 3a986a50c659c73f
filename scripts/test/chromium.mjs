import { runCommand } from '../setup/run-command.mjs';
import { aptInstall, firstExecutable, onPath } from './system.mjs';

/** A page in the headless shell needs a fifth of the processor time: a full Chromium draws a window for each context. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const findInstalled = () =>
  firstExecutable([
    process.env.CHROMIUM_PATH,
    ...NAMES.map(onPath),
    ...NAMES.map((name) => `/usr/bin/${name}`),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);

const lacksKoreanFont = async () => {
  if (onPath('fc-list') === null) return process.platform === 'linux';
  const { output } = await runCommand('fc-list', [':lang=ko', 'family']);
  return output.trim() === '';
};

/**
 * Returns the path of a Chromium for the tests. Installs the headless shell when it is missing and allowed, otherwise
 * returns the Chromium that is there, or null.
 */
export const findChromium = async () => {
  if (!process.env.CHROMIUM_PATH && onPath(SHELL) === null) await aptInstall(SHELL);
  if (findInstalled() === null) await aptInstall('chromium');
  if (await lacksKoreanFont()) await aptInstall('fonts-noto-cjk');
  return findInstalled();
};
