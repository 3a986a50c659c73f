import { readSources } from './source-files.ts';

const HATCHES = [/\bas unknown as\b/, /@ts-(ignore|nocheck|expect-error)/, /biome-ignore[^:]*:?\s*$/, /\bas any\b/];

/** Nothing switches the type checker off; a lint suppression states its reason. */
export const checkEscapeHatches = (): string[] =>
  ['packages', 'e2e', 'bench']
    .flatMap(readSources)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          HATCHES.some((hatch) => hatch.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    );

/** How many lint suppressions there are: printed on every run, and meant to fall. */
export const countSuppressions = (): number =>
  ['packages', 'e2e', 'bench']
    .flatMap(readSources)
    .reduce((sum, { text }) => sum + text.split('biome-ignore').length - 1, 0);
