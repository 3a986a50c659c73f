import { areasPage } from './areas-page.ts';
import { commandsPage } from './commands-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { settingsPage } from './settings-page.ts';
import { statesPage } from './states-page.ts';
import { writesPage } from './writes-page.ts';

/** The generated pages by their path in the repository. */
export const GENERATED_PAGES: Readonly<Record<string, () => string>> = {
  'docs/areas.md': areasPage,
  'docs/commands.md': commandsPage,
  'docs/permissions.md': permissionsPage,
  'docs/settings.md': settingsPage,
  'docs/states.md': statesPage,
  'docs/writes.md': writesPage,
};
