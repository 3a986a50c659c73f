import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { SERVER_DIST } from './paths.mjs';
import { withSetupLock } from './setup-lock.mjs';

/** Installs and builds what is missing or stale, one process of this clone at a time; throws with a sentence. */
export const prepare = () =>
  withSetupLock(async () => {
    await ensureInstalled();
    // Loaded late: it needs the packages that were just installed.
    const { ensureBuilt } = await import('../build/ensure-built.mjs');
    await ensureBuilt();
  });

/** Prepares or ends the process with the sentence of what went wrong. */
export const prepareOrExit = async () => {
  try {
    await prepare();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};

/** Prepares, then runs a built entry of the server in this very process, so that signals and kills reach it. */
export const launch = async (entry) => {
  await prepareOrExit();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${SERVER_DIST}/${entry}`).href);
};
