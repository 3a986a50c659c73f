import { checkBareCodes } from './bare-codes.ts';
import { checkCallCoverage } from './call-coverage.ts';
import { checkCitations } from './citations.ts';
import { checkDocLinks } from './doc-links.ts';
import { checkDocsCurrent } from './docs-current.ts';
import { checkEscapeHatches, countSuppressions } from './escape-hatches.ts';
import { checkFileLength } from './file-length.ts';
import { checkFolderShape } from './folder-shape.ts';
import { checkLockFile } from './lock-file.ts';
import { checkTableOwners } from './table-owners.ts';
import { checkUnusedMessages } from './unused-messages.ts';
import { checkWebRunTime } from './web-run-time.ts';

const CHECKS: Record<string, () => string[] | Promise<string[]>> = {
  'file-length': checkFileLength,
  'folder-shape': checkFolderShape,
  'table-owners': checkTableOwners,
  'bare-codes': checkBareCodes,
  'call-coverage': checkCallCoverage,
  'unused-messages': checkUnusedMessages,
  'escape-hatches': checkEscapeHatches,
  'lock-file': checkLockFile,
  'web-run-time': checkWebRunTime,
  'docs-current': checkDocsCurrent,
  'doc-links': checkDocLinks,
  citations: checkCitations,
};

/** Problems of each of our own checks, by the check's name. */
export const runChecks = async (): Promise<{ name: string; problems: string[] }[]> =>
  Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      try {
        return { name, problems: await check() };
      } catch (error) {
        return { name, problems: [`did not run: ${error instanceof Error ? error.message : String(error)}`] };
      }
    }),
  );

export { countSuppressions };
