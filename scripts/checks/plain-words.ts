import { declaredNames } from './declared-names.ts';
import { readFiles, type SourceFile } from './source-files.ts';

const LONGEST_SENTENCE = 20;
const FOLDERS = ['packages', 'e2e', 'bench', 'scripts'];
const COMMENTS = /^[ \t]*\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;
const PRONOUNS = /\b(he|him|his|himself|whoever|whom|somebody)\b/i;
/** Words that named two to nine different things each; as a name they say nothing to a newcomer. */
const RIDDLES =
  /^(said|says?|told|tells?|heard|hears?|asked|held|kept|wanted|stands?|meets?|met|deeds?|doors?|ears?|living|lit|gone|ways?|walks?)$/;

const sentencesOf = (comment: string): string[] =>
  comment
    .replace(/^[ \t]*(\/\*\*?|\*\/|\*|\/\/)[ \t]?/gm, '')
    .replace(/\*\/$/, '')
    .split(/[.!?:](?=\s|$)|\n\s*\n|\n\s*-/)
    .map((sentence) => sentence.trim().replace(/\s+/g, ' '));

const wordsOfName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/);

const problemOf = (sentence: string): string | undefined => {
  if (sentence.startsWith('biome-ignore')) return undefined;
  if (sentence.split(' ').length > LONGEST_SENTENCE) return `more than ${LONGEST_SENTENCE} words`;
  return PRONOUNS.test(sentence) ? `'${PRONOUNS.exec(sentence)?.[0]}' instead of 'the user' or 'they'` : undefined;
};

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const problemsOfComments = (path: string, text: string): string[] =>
  [...text.matchAll(COMMENTS)].flatMap((comment) =>
    sentencesOf(comment[0]).flatMap((sentence) => {
      const problem = problemOf(sentence);
      return problem === undefined ? [] : [`${path}:${lineOf(text, comment.index)}: ${problem}: ${sentence}`];
    }),
  );

const isRiddle = (name: string): boolean => wordsOfName(name).some((word) => RIDDLES.test(word));

const problemsOfNames = (file: SourceFile): string[] =>
  [file.path.split('/').at(-1) ?? '', ...new Set(declaredNames(file))]
    .filter(isRiddle)
    .map((name) => `${file.path}: ${name} is a riddle`);

/** Comments are short sentences about 'the user', and no name has one of the words that name everything. */
export const checkPlainWords = (): string[] =>
  FOLDERS.flatMap((folder) => readFiles(folder, /\.(tsx?|mjs)$/)).flatMap((file) => [
    ...problemsOfComments(file.path, file.text),
    ...problemsOfNames(file),
  ]);
