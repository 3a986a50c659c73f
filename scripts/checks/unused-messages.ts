import { shippedSources } from './source-files.ts';

const isCatalogue = (path: string): boolean => /\/contract\/src\/(?:.*\/)?messages\.ts$/.test(path);

/** The key of a message, or the code of a refusal. */
const KEY = /^\s+(?:'([\w.]+)':|([A-Z_]+): \{)/gm;

/** Checks that every message and refusal is used: its key appears literally outside the catalogues. */
export const checkUnusedMessages = (): string[] => {
  const users = shippedSources
    .filter(({ path }) => !isCatalogue(path))
    .map(({ text }) => text)
    .join('\n');
  return shippedSources
    .filter(({ path }) => isCatalogue(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(KEY)]
        .map(([, sentence, refusal]) => sentence ?? refusal ?? '')
        .filter((key) => !users.includes(`'${key}'`) && !users.includes(`"${key}"`))
        .map((key) => `${path}: nobody says '${key}'`),
    );
};
