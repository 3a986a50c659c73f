import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const RUNTIME = new URL('../../../../scripts/setup/runtime.mjs', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Makes the Node that runs believe it is an older one. The Node that it starts knows better. */
const OLDER = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.8'}})";

let script = '';

beforeAll(async () => {
  script = join(await mkdtemp(join(tmpdir(), 'older-node-')), 'script.mjs');
  await writeFile(
    script,
    `import { ensureRuntime } from '${RUNTIME}';
     await ensureRuntime();
     process.on('SIGTERM', () => process.exit(7));
     console.log('runs', process.version, process.execPath, process.argv.slice(2).join());
     if (process.argv.includes('wait')) setInterval(() => {}, 1000);
     if (process.argv.includes('fail')) process.exit(3);`,
  );
});

const startOnOlderNode = (...args: string[]) => {
  const child = spawn(process.execPath, ['--import', OLDER, script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, exit: once(child, 'exit') };
};

test('a script that an older Node starts goes on with the fetched one (0004)', async () => {
  const { child, exit } = startOnOlderNode('one', 'two');
  const output = await text(child.stdout);
  expect(await exit).toEqual([0, null]);
  expect(output).toMatch(new RegExp(`runs v2[4-9]\\S+ ${ROOT}.cache/runtime/node_modules/\\S+ one,two`));
});

test('it ends as the script ends, and passes a signal on', async () => {
  const failed = startOnOlderNode('fail');
  failed.child.stdout.resume();
  expect(await failed.exit).toEqual([3, null]);
  const waiting = startOnOlderNode('wait');
  await once(waiting.child.stdout, 'data');
  waiting.child.kill('SIGTERM');
  expect(await waiting.exit).toEqual([7, null]);
});
