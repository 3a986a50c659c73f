import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const KEEP = fileURLToPath(new URL('../../../../deploy/keep-builds.mjs', import.meta.url));

let root: string;

const assetsOf = (release: string): string => join(root, release, 'packages/web/dist/assets');

/** A release whose page has these files. */
async function makeRelease(release: string, ...files: string[]): Promise<void> {
  await mkdir(assetsOf(release), { recursive: true });
  for (const file of files) await writeFile(join(assetsOf(release), file), `${release} ${file}`);
}

const filesOf = async (release: string): Promise<string[]> => (await readdir(assetsOf(release))).sort();

/** What an installation does between two releases. */
const install = (former: string, next: string) =>
  promisify(execFile)(process.execPath, [KEEP, join(root, former), join(root, next)]);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-builds-'));
  await makeRelease('1', 'start-1.js', 'start-1.js.br', 'kit.js');
  await makeRelease('2', 'start-2.js', 'start-2.js.br', 'kit.js');
  await makeRelease('3', 'start-3.js', 'kit.js');
  await makeRelease('4', 'start-4.js', 'kit-4.js');
  await makeRelease('4 again', 'start-4.js', 'kit-4.js');
});
afterAll(() => rm(root, { recursive: true }));

it('a version has the files of the two builds before it, and no older ones (D-481)', async () => {
  for (const [former, next] of [
    ['1', '2'],
    ['2', '3'],
    ['3', '4'],
  ] as const) {
    await install(former, next);
  }
  expect(await filesOf('3')).toEqual([
    ...['kit-4.js', 'kit.js', 'start-1.js', 'start-1.js.br', 'start-2.js', 'start-2.js.br', 'start-3.js', 'start-4.js'],
  ]);
  expect(await filesOf('4')).toEqual([
    ...['kit-4.js', 'kit.js', 'start-2.js', 'start-2.js.br', 'start-3.js', 'start-4.js'],
  ]);
});

it('the version that still serves gets the files of the next one, for pages that come from there (D-481)', async () => {
  expect(await filesOf('1')).toEqual(['kit.js', 'start-1.js', 'start-1.js.br', 'start-2.js', 'start-2.js.br']);
});

it('the same version installed again, and an installation made twice, push no build out', async () => {
  await install('4', '4 again');
  const once = await filesOf('4 again');
  await install('4', '4 again');
  expect([once, await filesOf('4 again')]).toEqual([await filesOf('4'), once]);
});

it('without two releases it says how it is called', async () => {
  await expect(promisify(execFile)(process.execPath, [KEEP, root])).rejects.toMatchObject({
    code: 1,
    stderr: 'usage: node keep-builds.mjs OLD_RELEASE NEW_RELEASE\n',
  });
});
