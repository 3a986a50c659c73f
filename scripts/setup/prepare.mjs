import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { SERVER_DIST } from './paths.mjs';
import { withSetupLock } from './setup-lock.mjs';

/**
 * Installs and builds what is missing or stale, one process of this clone at a time. Throws an error with one sentence.
 */
export const prepare = () =>
  withSetupLock(async () => {
    await ensureInstalled();
    // Imported late, because it needs the packages that were just installed.
    const { ensureBuilt } = await import('../build/ensure-built.mjs');
    await ensureBuilt();
  });

/** Prepares, or prints the sentence of the error and ends the process. */
export const prepareOrExit = async () => {
  try {
    await prepare();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};

/** Prepares, then runs a built entry of the server in this process, so that signals reach it. */
export const launch = async (entry) => {
  await prepareOrExit();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${SERVER_DIST}/${entry}`).href);
};
