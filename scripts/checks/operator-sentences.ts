import { readText } from './deploy-sources.ts';
import { readFiles, shippedSources } from './source-files.ts';

const PAGE = 'docs/operations.ko.md';
/** Shorter parts of a sentence prove nothing. */
const LEAST_LENGTH = 3;
/** Fewer sentences than this mean that the tables were not found. */
const LEAST_SENTENCES = 20;

/** The first cells of the tables of symptoms. */
function listSentences(): string[] {
  const [, symptoms = ''] = readText(PAGE).split('\n## 증상으로 찾기\n');
  return [...symptoms.matchAll(/^\| `([^`]+)` \|/gm)].map(([, sentence = '']) => sentence);
}

/** Everything that speaks to an operator or a user, with texts joined that the code writes over several lines. */
const readSpeakers = (): string[] =>
  [...shippedSources, ...readFiles('deploy', /\.html$/)].map(({ text }) => text.replaceAll(/['`] \+\s+['`]/g, ''));

/** The parts of a sentence between what differs each time. */
const partsOf = (sentence: string): string[] =>
  sentence
    .split('…')
    .map((part) => part.trim())
    .filter(({ length }) => length >= LEAST_LENGTH);

/** Checks that every sentence of the Korean page of operations is one that the program says. */
export function checkOperatorSentences(): string[] {
  const speakers = readSpeakers();
  const sentences = listSentences();
  const silent = sentences.filter((sentence) => {
    const parts = partsOf(sentence);
    return parts.length === 0 || !speakers.some((text) => parts.every((part) => text.includes(part)));
  });
  return [
    ...(sentences.length < LEAST_SENTENCES ? [`${PAGE}: the tables of symptoms are missing`] : []),
    ...silent.map((sentence) => `${PAGE}: the program never says '${sentence}'`),
  ];
}
