import { areasPage } from './areas-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { statesPage } from './states-page.ts';
import { writesPage } from './writes-page.ts';

/** The generated pages by their path in the repository. */
export const GENERATED_PAGES: Readonly<Record<string, () => string>> = {
  'docs/areas.md': areasPage,
  'docs/permissions.md': permissionsPage,
  'docs/states.md': statesPage,
  'docs/writes.md': writesPage,
};
