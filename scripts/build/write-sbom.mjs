import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../setup/run-command.mjs';

/**
 * Writes the bill of materials beside the server, as CycloneDX: every package with version, licence and hash. Packages
 * that only build or test are marked. It is made from the lock file, so it is the same on every machine, and it names
 * no registry.
 */
export const writeSbom = async (folder) => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];
  const { code, output } = await runCommand(npm, args);
  if (code !== 0) throw new Error(`npm sbom: ${output}`);
  await writeFile(join(folder, 'sbom.json'), output.slice(output.indexOf('{')));
};
