import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Beside the packages, so that the bundled checks find the ones they import. */
const BUNDLE = `node_modules/.cache/portal-checks-${process.pid}.mjs`;

// The oldest Node of ours does not read TypeScript.
await build({
  entryPoints: ['scripts/checks/all.ts'],
  outfile: BUNDLE,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
});
try {
  const { countSuppressions, runChecks } = await import(pathToFileURL(BUNDLE).href);
  const results = await runChecks();
  for (const { name, problems } of results) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const problem of problems) console.log(`     ${problem}`);
  }
  console.log(`lint suppressions: ${countSuppressions()}`);
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(BUNDLE, { force: true });
}
