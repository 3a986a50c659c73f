import { readSources } from './source-files.ts';

const HATCHES = [/\bas unknown as\b/, /@ts-(ignore|nocheck|expect-error)/, /biome-ignore[^:]*:?\s*$/, /\bas any\b/];

/** Checks that no code switches off the type checker, and that every lint suppression states its reason. */
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
