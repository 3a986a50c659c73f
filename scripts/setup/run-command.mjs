import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** The environment without colours, because people and patterns read the output. */
const plain = ({ FORCE_COLOR, ...env }) => ({ ...env, NO_COLOR: '1' });

/**
 * Runs a program and collects its output. Never rejects.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, uid?: number, gid?: number,
 *   onLine?: (line: string) => void }} [options] `show` prints the output at once. `uid` and `gid` set the user.
 *   `onLine` gets each line.
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runCommand = (program, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: options.show ? (options.env ?? process.env) : plain(options.env ?? process.env),
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      let begun = '';
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        const lines = `${begun}${text}`.split('\n');
        begun = lines.pop() ?? '';
        for (const line of lines) options.onLine?.(line);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs a command-line tool of the installed packages, e.g. `runTool('vite/bin/vite.js', ['build'])`. */
export const runTool = (file, args, options) =>
  runCommand(process.execPath, [`${ROOT}/node_modules/${file}`, ...args], options);
