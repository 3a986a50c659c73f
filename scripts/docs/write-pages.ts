import { writeFileSync } from 'node:fs';
import { GENERATED_PAGES } from './pages.ts';

/** Writes the generated pages of docs/. The check docs-current finds stale ones. */
for (const [file, page] of Object.entries(GENERATED_PAGES)) {
  writeFileSync(file, page());
  console.log(file);
}
