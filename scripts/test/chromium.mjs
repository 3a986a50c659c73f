import { runCommand } from '../setup/run-command.mjs';
import { aptInstall, firstExecutable, onPath } from './system.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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

/** Returns the path of a Chromium for the tests. Installs one when it is missing and allowed, otherwise returns null. */
export const findChromium = async () => {
  if (findInstalled() === null) await aptInstall('chromium', 'fonts-noto-cjk');
  else if (await lacksKoreanFont()) await aptInstall('fonts-noto-cjk');
  return findInstalled();
};
