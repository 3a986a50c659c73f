import { shippedSources } from './source-files.ts';

const isCatalogue = (path: string): boolean => path.includes('/contract/src/messages/');

/** Each sentence of the catalogue is said somewhere: its key stands, spelt out, outside messages/. */
export const checkUnusedMessages = (): string[] => {
  const users = shippedSources
    .filter(({ path }) => !isCatalogue(path))
    .map(({ text }) => text)
    .join('\n');
  return shippedSources
    .filter(({ path }) => isCatalogue(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s+'([\w.]+)':/gm)]
        .map(([, key = '']) => key)
        .filter((key) => !users.includes(`'${key}'`) && !users.includes(`"${key}"`))
        .map((key) => `${path}: nobody says '${key}'`),
    );
};
