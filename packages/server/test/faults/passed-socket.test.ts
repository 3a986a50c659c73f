import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { passedSocket } from '#start/passed-socket.ts';
import { makeDataDir, removeDataDir, runPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/**
 * Holds a socket without accepting, as systemd does: a process that waits for its child serves nobody. It runs two
 * portals one after the other, each with the socket as descriptor 3.
 */
const HOLDER = `
  const { createServer } = require('node:net');
  const { spawnSync } = require('node:child_process');
  const server = createServer().listen(0, '127.0.0.1', () => {
    require('node:fs').writeSync(1, 'port ' + server.address().port + '\\n');
    const start = 'echo process $$; LISTEN_PID=$$ exec "$NODE" "$MAIN"';
    const stdio = ['ignore', 'inherit', 'inherit', server._handle.fd];
    const codes = [1, 2].map(() => spawnSync('sh', ['-c', start], { stdio }).status);
    require('node:fs').writeSync(1, 'ended ' + codes.join(' ') + '\\n');
    process.exit(0);
  });
`;

describe('a listening socket that a supervisor passes (D-374)', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
    // The build must be there before processes are started by hand.
    await runPortal(['check'], { dataDir });
  });
  afterAll(() => removeDataDir(dataDir));

  it('is used instead of PORT, and connections wait while the process restarts', async () => {
    const { NODE_ENV: _mode, ...env } = process.env;
    const holder = spawn(process.execPath, ['-e', HOLDER], {
      env: { ...env, NODE: process.execPath, MAIN, LISTEN_FDS: '1', PORT: '1', DATA_DIR: dataDir, DEMO: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    holder.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    /** The numbers behind a word, once there are so many of them. */
    const read = (word: string, count: number): Promise<number[]> =>
      vi.waitFor(() => {
        const found = [...output.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].map(([, number]) => Number(number));
        expect(found).toHaveLength(count);
        return found;
      }, 60_000);
    const [port] = await read('port', 1);
    const ask = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

    const [first = 0] = await read('process', 1);
    expect(await ask()).toBe(200);
    process.kill(first, 'SIGTERM');
    const [, second = 0] = await read('process', 2);
    // The first has ended, and the second does not serve yet: the socket keeps the request for it.
    expect(await ask()).toBe(200);
    process.kill(second, 'SIGTERM');
    await once(holder, 'close');
    expect(output).toContain('ended 0 0');
  });

  it('counts only for the process that it was passed to', () => {
    expect(passedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
    expect(passedSocket({ LISTEN_PID: '8', LISTEN_FDS: '1' }, 7)).toBeUndefined();
    expect(passedSocket({ LISTEN_PID: '7', LISTEN_FDS: '0' }, 7)).toBeUndefined();
    expect(passedSocket({}, 7)).toBeUndefined();
  });
});
