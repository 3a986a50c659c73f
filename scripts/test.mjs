import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();

/**
 * `npm test -- --only types,lint` runs only these steps. `npm test -- --changed` runs the tests of what is not committed
 * yet. `--changed main` runs those of what differs from that commit.
 */
const optionsOf = (args) => {
  const textAfter = (name) => {
    const value = args[args.indexOf(name) + 1];
    return args.includes(name) && value && !value.startsWith('--') ? value : undefined;
  };
  const changedSince = args.includes('--changed') ? (textAfter('--changed') ?? 'HEAD') : undefined;
  return { only: textAfter('--only')?.split(',') ?? [], changedSince };
};

const run = async () => {
  const { ensureInstalled } = await import('./setup/install.mjs');
  const { withSetupLock } = await import('./setup/setup-lock.mjs');
  const { ROOT } = await import('./setup/paths.mjs');
  process.chdir(ROOT);
  await withSetupLock(ensureInstalled);
  const { runSteps } = await import('./test/run-steps.mjs');
  return runSteps(optionsOf(process.argv.slice(2)));
};

run().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error) => {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
