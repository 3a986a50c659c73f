import { loadTypeScript } from '../setup/load-typescript.mjs';

const { countSuppressions, runChecks } = await loadTypeScript('scripts/checks/all.ts');
const results = await runChecks();
for (const { name, problems } of results) {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
console.log(`lint suppressions: ${countSuppressions()}`);
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
