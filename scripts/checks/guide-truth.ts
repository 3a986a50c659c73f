import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseGuide, picturesOf } from '../../packages/web/guide/parse-guide.ts';
import type { Block, Chapter, Inline } from '../../packages/web/src/areas/guide/chapters.ts';
import { readFiles, shippedSources } from './source-files.ts';

const GUIDE = 'docs/guide.ko.md';
const PICTURES = 'docs/images/guide';
const LARGEST_PICTURE = 48 * 1024;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text stands in the sources as a whole, and not as a part of another Korean word. */
const occursIn = (sources: string, text: string): boolean =>
  new RegExp(`(?<![가-힣])${escaped(text)}(?![가-힣])`, 'u').test(sources);

function linesOf(block: Block): Inline[][] {
  if (block.kind === 'picture') return [];
  return block.kind === 'list' ? block.items : [block.text];
}

const markedOf = ({ lead, steps }: Chapter): Inline[] =>
  [lead, ...steps.flatMap(({ blocks }) => blocks.flatMap(linesOf))].flat();

/** The messages with a {value}, as patterns of what users read. */
const templatesIn = (sources: string): RegExp[] =>
  [...sources.matchAll(/'([^'\n{]*\{\w+\}[^'\n]*)'/gu)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .split(/\{\w+\}/u)
          .map(escaped)
          .join('.+')}$`,
        'u',
      ),
  );

function unknownWords(chapters: readonly Chapter[]): string[] {
  const sources = [...shippedSources, ...readFiles('packages/web/offline', /\.html$/)]
    .map(({ text }) => text)
    .join('\n');
  const templates = templatesIn(
    shippedSources
      .filter(({ path }) => path.endsWith('messages.ts'))
      .map(({ text }) => text)
      .join('\n'),
  );
  const isKnown = ({ kind, text }: Inline): boolean =>
    occursIn(sources, text) || (kind === 'message' && templates.some((template) => template.test(text)));
  return chapters.flatMap((chapter) =>
    markedOf(chapter)
      .filter((piece) => (piece.kind === 'label' || piece.kind === 'message') && !isKnown(piece))
      .map(({ text }) => `${GUIDE}: '${text}' of '${chapter.title}' stands on no screen`),
  );
}

function unknownScreens(chapters: readonly Chapter[]): string[] {
  const paths = readFileSync('packages/web/src/lib/paths.ts', 'utf8');
  return chapters.flatMap(({ title, screens }) =>
    screens.filter((screen) => !paths.includes(`'${screen}`)).map((screen) => `${GUIDE}: no ${screen} for '${title}'`),
  );
}

const repeatedIds = (chapters: readonly Chapter[]): string[] => {
  const ids = chapters.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${GUIDE}: two chapters are '${id}'`);
};

function wrongPictures(named: readonly string[]): string[] {
  const stored = existsSync(PICTURES) ? readdirSync(PICTURES).map((file) => `images/guide/${file}`) : [];
  const problemOf = (picture: string): string[] => {
    if (!stored.includes(picture)) return [`${GUIDE}: there is no picture ${picture}`];
    const { size } = statSync(`docs/${picture}`);
    return size > LARGEST_PICTURE ? [`docs/${picture}: ${size} bytes, more than ${LARGEST_PICTURE}`] : [];
  };
  return [
    ...named.flatMap(problemOf),
    ...stored.filter((file) => !named.includes(file)).map((file) => `docs/${file}: the guide does not show it`),
  ];
}

/**
 * Checks that the guide is true: words and messages that it quotes are in the sources. Its screens have addresses, and
 * its pictures exist and are small.
 */
export function checkGuideTruth(): string[] {
  const parts = parseGuide(readFileSync(GUIDE, 'utf8'));
  const chapters = parts.flatMap((part) => part.chapters);
  return [
    ...unknownWords(chapters),
    ...unknownScreens(chapters),
    ...repeatedIds(chapters),
    ...wrongPictures(picturesOf(parts)),
  ];
}
