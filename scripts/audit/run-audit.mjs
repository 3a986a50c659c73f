import { runCommand } from '../setup/run-command.mjs';
import { judgeReport } from './judge.mjs';

const audit = async (...args) => judgeReport((await runCommand('npm', ['audit', '--json', ...args])).output);

/**
 * Asks the registry for known holes of the packages that run, then of those that only build and test. Prints them.
 * Returns true when none of those that run is high or critical. Throws when the registry does not answer.
 */
export const runAudit = async () => {
  const shipped = await audit('--omit=dev');
  const all = await audit();
  const known = [...shipped.grave, ...shipped.others];
  const tools = [...all.grave, ...all.others].filter((line) => !known.includes(line));
  const parts = { 'that run': known, 'that build and test': tools };
  for (const [which, lines] of Object.entries(parts)) {
    console.log(`packages ${which}: ${lines.length === 0 ? 'no known hole' : lines.length}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  return shipped.grave.length === 0;
};
