import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

/** Import directions (.dependency-cruiser.cjs) of all packages; every file must have been seen, and read. */
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const folders = ['contract', 'server', 'demo', 'web'].map((name) => `packages/${name}/src`);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });

const imports = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.length]));
/** A parser that sees nothing would find nothing: a file that imports must have been seen to do so. */
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
