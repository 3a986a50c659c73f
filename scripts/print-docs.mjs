import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from './setup/load-typescript.mjs';
import { ROOT } from './setup/paths.mjs';

/** Writes the pages of docs/ that are made from the contract; scripts/checks/docs-current.ts finds stale ones. */
const { GENERATED_PAGES } = await loadTypeScript('scripts/docs/pages.ts');
for (const [file, page] of Object.entries(GENERATED_PAGES)) {
  writeFileSync(join(ROOT, file), page());
  console.log(file);
}
