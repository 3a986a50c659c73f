import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';

/** The address of '오늘 현장' with the sites of the caller, or of all. */
export const sitesSearch = (scope: TodoScope): Record<string, string> => (scope === 'mine' ? { own: 'Y' } : {});

/** The same with those whose crews have not come. */
export const missingSearch = (scope: TodoScope): Record<string, string> => ({
  state: 'missing',
  ...sitesSearch(scope),
});
