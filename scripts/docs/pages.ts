import { areasPage } from './areas-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { statesPage } from './states-page.ts';

/** Pages written from the code, by their place in the repository. */
export const GENERATED_PAGES: Readonly<Record<string, () => string>> = {
  'docs/areas.md': areasPage,
  'docs/permissions.md': permissionsPage,
  'docs/states.md': statesPage,
};
