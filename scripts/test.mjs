import { requireNode } from './setup/node-version.mjs';

requireNode();

/** `npm test -- --only types,lint` runs only these steps. */
const onlyOf = (args) => {
  const index = args.indexOf('--only');
  return index < 0 || !args[index + 1] ? [] : args[index + 1].split(',');
};

const run = async () => {
  const { ensureInstalled } = await import('./setup/install.mjs');
  const { withSetupLock } = await import('./setup/setup-lock.mjs');
  const { ROOT } = await import('./setup/paths.mjs');
  process.chdir(ROOT);
  await withSetupLock(ensureInstalled);
  const { runSteps } = await import('./test/run-steps.mjs');
  return runSteps(onlyOf(process.argv.slice(2)));
};

run().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error) => {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
