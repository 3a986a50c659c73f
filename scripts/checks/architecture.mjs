import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

/** Checks the import directions (.dependency-cruiser.cjs) of all packages, and that every file was parsed. */
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const folders = ['contract', 'server', 'demo', 'web'].map((name) => `packages/${name}/src`);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });

const imports = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.length]));
/** True for a file that the parser did not read. A parser that reads nothing would find no problems. */
const isUnread = (file) =>
  !imports.has(file) || (imports.get(file) === 0 && /^import /m.test(readFileSync(file, 'utf8')));

const problems = [
  ...output.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} -> ${cycle?.map(({ name }) => name).join(' -> ') ?? to}`,
  ),
  ...sources.filter(isUnread).map((file) => `not read: ${file}`),
];
for (const problem of problems) console.log(problem);
console.log(`${sources.length} files, ${output.summary.totalDependenciesCruised} imports, ${problems.length} problems`);
process.exitCode = problems.length === 0 && sources.length > 0 ? 0 : 1;
