import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
void import('./audit/run-audit.mjs')
  .then(({ runAudit }) => runAudit())
  .then(
    (passed) => process.exit(passed ? 0 : 1),
    (error) => {
      console.error(`레지스트리에 물어보지 못했습니다. (the registry was not asked) ${error.message}`);
      process.exit(1);
    },
  );
