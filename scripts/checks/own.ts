import { checkCycles } from './area-imports.ts';
import { checkCallCoverage } from './call-coverage.ts';
import { checkCitations } from './citations.ts';
import { checkColours } from './colours.ts';
import { checkDependencyPage } from './dependency-page.ts';
import { checkDeployFiles } from './deploy-files.ts';
import { checkDeployOperation } from './deploy-operation.ts';
import { checkDeploySettings } from './deploy-settings.ts';
import { checkDocLinks } from './doc-links.ts';
import { checkDocsCurrent } from './docs-current.ts';
import { checkEscapeHatches } from './escape-hatches.ts';
import { checkFixedParticles } from './fixed-particles.ts';
import { checkFolderShape } from './folder-shape.ts';
import { checkFontSizes } from './font-sizes.ts';
import { checkGuideTruth } from './guide-truth.ts';
import { checkLinearPatterns } from './linear-patterns.ts';
import { checkLockFile } from './lock-file.ts';
import { checkMass, describeMass } from './mass.ts';
import { checkOperatorSentences } from './operator-sentences.ts';
import { checkPaperNumbers } from './paper-numbers.ts';
import { checkPlainWords } from './plain-words.ts';
import { checkRowTests } from './row-tests.ts';
import { checkSpecPages } from './spec-pages.ts';
import { checkSqlLetters } from './sql-letters.ts';
import { checkStyleClasses } from './style-classes.ts';
import { checkTableOwners } from './table-owners.ts';
import { checkTestCitations } from './test-citations.ts';
import { checkUnusedMessages } from './unused-messages.ts';
import { checkWebWithoutSchemas } from './web-without-schemas.ts';

const CHECKS: Record<string, () => string[] | Promise<string[]>> = {
  'folder-shape': checkFolderShape,
  'area-rings': checkCycles,
  'table-owners': checkTableOwners,
  'sql-letters': checkSqlLetters,
  'call-coverage': checkCallCoverage,
  'unused-messages': checkUnusedMessages,
  'escape-hatches': checkEscapeHatches,
  'guide-truth': checkGuideTruth,
  'linear-patterns': checkLinearPatterns,
  'lock-file': checkLockFile,
  'web-without-schemas': checkWebWithoutSchemas,
  'dependency-page': checkDependencyPage,
  'docs-current': checkDocsCurrent,
  'doc-links': checkDocLinks,
  citations: checkCitations,
  'test-citations': checkTestCitations,
  'row-tests': checkRowTests,
  'spec-pages': checkSpecPages,
  colours: checkColours,
  'font-sizes': checkFontSizes,
  'style-classes': checkStyleClasses,
  'plain-words': checkPlainWords,
  'deploy-files': checkDeployFiles,
  'deploy-settings': checkDeploySettings,
  'deploy-operation': checkDeployOperation,
  'operator-sentences': checkOperatorSentences,
  'fixed-particles': checkFixedParticles,
  'paper-numbers': checkPaperNumbers,
  mass: checkMass,
};

const problemsOf = async (check: () => string[] | Promise<string[]>): Promise<string[]> => {
  try {
    return await check();
  } catch (error) {
    return [`did not run: ${error instanceof Error ? error.message : String(error)}`];
  }
};

let failed = 0;
for (const [name, check] of Object.entries(CHECKS)) {
  const problems = await problemsOf(check);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`     ${problem}`);
  failed += Math.min(problems.length, 1);
}
console.log(describeMass());
console.log(`${Object.keys(CHECKS).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
