import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
void import('./containers/run-trial.mjs')
  .then(({ runTrial }) => runTrial({ pull: process.argv.includes('--pull') }))
  .then(
    (passed) => process.exit(passed ? 0 : 1),
    (error) => {
      console.error(error.message);
      console.log('0 passed, 1 failed');
      process.exit(1);
    },
  );
