import { relative } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** A reporter of Playwright that prints a line for each finished file: its tests, those that failed, and its time. */
export default class FlowFiles {
  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.files = new Map();
    for (const { location } of suite.allTests()) this.fileOf(location).left += 1;
  }

  fileOf({ file }) {
    const known = this.files.get(file) ?? { left: 0, passed: 0, failed: 0, ms: 0 };
    this.files.set(file, known);
    return known;
  }

  onTestEnd(test, { duration, retry, status }) {
    const file = this.fileOf(test.location);
    file.ms += duration;
    const isOk = ['passed', 'skipped'].includes(status);
    if (!isOk && retry < test.retries) return;
    file.left -= 1;
    file[isOk ? 'passed' : 'failed'] += 1;
    if (file.left > 0) return;
    const count = `${file.passed} passed${file.failed > 0 ? `, ${file.failed} failed` : ''}`;
    console.log(`file ${relative(ROOT, test.location.file)} (${count}) ${(file.ms / 1000).toFixed(1)} s`);
  }
}
