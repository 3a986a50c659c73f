import { statesPage } from './states-page.ts';
import { wirePage } from './wire-page.ts';

/** Pages written from the contract, by their place in the repository. */
export const GENERATED_PAGES: Readonly<Record<string, () => string>> = {
  'docs/states.md': statesPage,
  'docs/wire.md': wirePage,
};
