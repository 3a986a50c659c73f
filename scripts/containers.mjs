import { requireNode } from './setup/node-version.mjs';

requireNode();
// No top-level await here: an old Node must be able to parse this file, to print why it is refused.
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
