import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_OUTPUT = 20_000;
/** A busy machine takes long to start a portal. */
const TIMEOUT_MS = 180_000;

/** Two topologies of six programs each, which all end with this process. */
process.setMaxListeners(30);

/**
 * Starts a program in the background. `end` stops it and waits. Its output is stored for error messages.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, uid?: number, gid?: number, cwd?: string }} [options]
 */
export const startProgram = (name, [program, ...args], options = {}) => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
  }
  const ended = new Promise((done) => {
    child.once('error', (error) => {
      output += error.message;
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const code = await ended;
    process.off('exit', killWithUs);
    return code;
  };
  return { name, child, ended, end, output: () => output };
};

const opens = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** Waits until `holds`. Throws with the program's output when it ends before, or after the time limit. */
export const waitFor = async ({ name, child, output }, holds) => {
  const limit = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit)
      throw new Error(`${name} did not come up:\n${output()}`);
    await sleep(50);
  }
};

/** Waits until the program listens on the port. */
export const waitForPort = (program, port) => waitFor(program, () => opens(port));
