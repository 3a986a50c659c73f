import { writeFileSync } from 'node:fs';
import { GENERATED_PAGES } from './pages.ts';

/** Writes the pages of docs/ that are made from the contract; the check docs-current finds stale ones. */
for (const [file, page] of Object.entries(GENERATED_PAGES)) {
  writeFileSync(file, page());
  console.log(file);
}
