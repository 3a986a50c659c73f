import { runCommand, runTool } from '../setup/run-command.mjs';

const runCheck = (file) => runTool('tsx/dist/cli.mjs', [`scripts/checks/${file}`]);

/** A check that passes or fails as a whole. */
const single = (id, title, run) => ({
  id,
  title,
  run: async () => {
    const { code, output } = await run();
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** Our own checks count one by one. */
const runOwnChecks = async () => {
  const { code, output } = await runCheck('own.ts');
  const [, passed, failed] = output.match(/(\d+) passed, (\d+) failed/) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? code), output };
};

const lastLine = async (run) => {
  const result = await run();
  return { ...result, note: result.output.trim().split('\n').at(-1) };
};

/** Checks that only read the sources; they may run beside each other. */
export const staticSteps = [
  single('lint', 'format and lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),
  single('types', 'types', () => runTool('typescript/bin/tsc', ['-b'])),
  single('architecture', 'import directions', () => runCommand(process.execPath, ['scripts/checks/architecture.mjs'])),
  single('dead', 'dead code', () => runTool('knip/bin/knip.js', ['--no-progress'])),
  { id: 'own', title: 'own checks', run: () => lastLine(runOwnChecks) },
];
