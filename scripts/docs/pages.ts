import { callsPage } from './calls-page.ts';
import { statesPage } from './states-page.ts';

/** Pages written from the contract, by their place in the repository. */
export const GENERATED_PAGES: Readonly<Record<string, () => string>> = {
  'docs/calls.md': callsPage,
  'docs/states.md': statesPage,
};
