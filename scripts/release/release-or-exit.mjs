import { resolve } from 'node:path';
import { makeRelease } from './make-release.mjs';
import { makeVersion } from './make-version.mjs';

const WITHOUT_AUDIT = '--without-audit';

const release = async (args) => {
  const [folder] = args.filter((arg) => arg !== WITHOUT_AUDIT);
  if (folder === undefined) {
    const { archive, tag } = await makeVersion({ withoutAudit: args.includes(WITHOUT_AUDIT) });
    return `릴리스를 만들었습니다: ${archive} (검사값 ${archive}.sha256, 태그 ${tag})`;
  }
  const size = await makeRelease(resolve(folder));
  return `릴리스를 만들었습니다: ${resolve(folder)} (${size}MB)`;
};

/**
 * Without an argument makes the archive, the checksum and the tag of the present version. With a folder it makes a
 * release there. Prints the result, or the sentence of the error and ends the process.
 */
export const releaseOrExit = async (args) => {
  try {
    console.log(await release(args));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};
