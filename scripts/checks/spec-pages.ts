import { readFiles, type SourceFile } from './source-files.ts';

/** Most words of a page, so that an area is read in ten minutes. */
const PAGE_WORDS = 2500;
const SENTENCE_WORDS = 60;
const LINE_LENGTH = 120;

/** Pages that are looked up and not read: settings and answers, threats, the table of refusals. */
const TABLES = ['wire.md', 'threats.md', 'refusals.md', 'README.md'];

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const isTableRow = (line: string): boolean => line.startsWith('|');

/** The sentences of a page without its tables. A list item and a heading end one too. */
const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => (isTableRow(line) || line.startsWith('#') ? '' : line))
    .join('\n')
    .split(/\n\s*\n|\n(?=\s*- )/)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:;])\s+/));

const problemsOf = ({ path, text }: SourceFile): string[] => [
  ...(wordsOf(text) > PAGE_WORDS ? [`${path}: more than ${PAGE_WORDS} words; make two pages`] : []),
  ...text
    .split('\n')
    .flatMap((line, at) =>
      line.length > LINE_LENGTH && !isTableRow(line) ? [`${path}:${at + 1}: more than ${LINE_LENGTH} characters`] : [],
    ),
  ...sentencesOf(text)
    .filter((sentence) => wordsOf(sentence) > SENTENCE_WORDS)
    .map((sentence) => `${path}: more than ${SENTENCE_WORDS} words: ${sentence.slice(0, 60)}`),
];

/** Checks that the pages of the specification can be read: their length, and that of their sentences and lines. */
export const checkSpecPages = (): string[] =>
  readFiles('docs/spec', /\.md$/)
    .filter(({ path }) => !TABLES.some((name) => path.endsWith(`/${name}`)))
    .flatMap(problemsOf);
