import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT, SERVER_DIST, WEB_DIST } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';

/** The last version whose statements fail behind a pooler when a table gets a column (D-630). */
const LAST_WITH_FRAGILE_NAMES = '1.5.0';

/** Holds the former release of the last trial. */
const FORMER = join(CACHE, 'former');

const git = async (...args) => {
  const { code, output } = await runCommand('git', args);
  return code === 0 ? output.trim() : '';
};

/** The version with which a changelog begins, or undefined when it begins with what is to come. */
const versionOf = (changelog) => /^## (.*)/m.exec(changelog)?.[1].match(/^\d\S*/)?.[0];

/** The last commit of the version before the one that is here, or '' without history. */
const findCommit = async () => {
  const present = versionOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  const commits = (await git('log', '--first-parent', '--format=%H', '--', 'CHANGELOG.md')).split('\n');
  for (const commit of commits.filter(Boolean)) {
    const version = versionOf(await git('show', `${commit}:CHANGELOG.md`));
    if (version !== undefined && version !== present) return commit;
  }
  return '';
};

/** The packages of a former version: those that are here if it names the same, otherwise its own. */
const provideModules = async (folder) => {
  const lock = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(ROOT)) {
    // What lies above is found by itself, since the folder is below the cache.
    const own = join(ROOT, 'packages/server/node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages/server/node_modules'));
    return;
  }
  const { code, output } = await runCommand('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Error(`the packages of the former release: ${output}`);
};

const run = async (program, args, cwd) => {
  const { code, output } = await runCommand(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`);
};

/** Builds the server of a commit, with the page of the present version, which no client here opens. */
const build = async (commit, folder) => {
  rmSync(FORMER, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('git', ['archive', '--output', join(folder, 'sources.tar'), commit], ROOT);
  await run('tar', ['-xf', 'sources.tar'], folder);
  await provideModules(folder);
  const fresh = join(folder, 'packages/server/fresh');
  const bundle = "import('./scripts/build/bundle-server.mjs').then((made) => made.bundleServer(process.argv[1]))";
  await run(process.execPath, ['-e', bundle, fresh], folder);
  cpSync(WEB_DIST, join(folder, 'packages/web/dist'), { recursive: true });
  renameSync(fresh, join(folder, 'packages/server/dist'));
};

/**
 * The last release before what is here, built from the history, once for each commit. Without history the present
 * version stands for it. Returns its name, the folder of its server, and whether it may name statements.
 */
export const provideFormerRelease = async () => {
  const commit = await findCommit();
  if (commit === '')
    return { name: 'the present version, for want of history', serverDist: SERVER_DIST, prepared: true };
  const folder = join(FORMER, commit.slice(0, 12));
  const serverDist = join(folder, 'packages/server/dist');
  if (!existsSync(serverDist)) await build(commit, folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: version, serverDist, prepared: version !== LAST_WITH_FRAGILE_NAMES };
};
