import { shippedSources } from './source-files.ts';

const isCatalogue = (path: string): boolean => /\/contract\/src\/(?:.*\/)?messages\.ts$/.test(path);

/** A sentence by its key, or a refusal by its code. */
const KEY = /^\s+(?:'([\w.]+)':|([A-Z_]+): \{)/gm;

/** Each sentence and refusal is said somewhere: its key stands, spelt out, outside the messages. */
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
