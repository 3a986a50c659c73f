import { existsSync } from 'node:fs';
import { runTool } from '../setup/run-command.mjs';

/** Each package has its own world: the server has no DOM, the web no Node. The root holds scripts and browser tests. */
const PROJECTS = ['packages/contract', 'packages/server', 'packages/web', '.'];

const results = await Promise.all(
  PROJECTS.filter((folder) => existsSync(`${folder}/tsconfig.json`)).map((folder) =>
    runTool('typescript/bin/tsc', ['--noEmit', '-p', `${folder}/tsconfig.json`]),
  ),
);
process.stdout.write(results.map(({ output }) => output).join(''));
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
