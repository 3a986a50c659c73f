import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Fewer modules than this, and the parser went blind rather than the code clean. Raise it as the code grows. */
const FEWEST_MODULES = 330;

const require = createRequire(import.meta.url);

/** The cruiser's swc parser does not read JSX unless told so. */
const readJsx = () => {
  const swc = require('@swc/core');
  const parseFile = swc.parseFileSync;
  swc.parseFileSync = (file, options) => parseFile.call(swc, file, { ...options, tsx: file.endsWith('.tsx') });
};

readJsx();
const { cruise } = await import('dependency-cruiser');
const { forbidden, options } = require('../../.dependency-cruiser.cjs');

const folders = ['contract', 'server', 'demo', 'web'].map((name) => `packages/${name}/src`).filter(existsSync);
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });

const own = output.modules.filter(({ source }) => source.startsWith('packages/'));
const problems = output.summary.violations.map(
  ({ rule, from, to, cycle }) => `${rule.name}: ${from} -> ${cycle ? cycle.map((step) => step.name).join(' -> ') : to}`,
);
if (own.length < FEWEST_MODULES) problems.push(`only ${own.length} modules seen, at least ${FEWEST_MODULES} expected`);
for (const problem of problems) console.error(problem);
console.log(`${own.length} modules, ${output.summary.totalDependenciesCruised} imports, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
