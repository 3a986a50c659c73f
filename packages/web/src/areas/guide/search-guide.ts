import { matchesHangul } from '#ui/fields/hangul.ts';
import type { Block, Chapter, GuidePart, Inline } from './chapters.ts';

/** A place of the guide that contains the searched words. `excerpt` is '' when its titles contain them. */
export type Hit = { chapterId: string; stepId: string; chapter: string; step: string; excerpt: string };

const MOST_HITS = 20;
const EXCERPT_LENGTH = 60;

/** The text of a line without its marks. */
export const plainText = (pieces: readonly Inline[]): string => pieces.map(({ text }) => text).join('');

function linesOf(block: Block): string[] {
  if (block.kind === 'picture') return [block.caption];
  return block.kind === 'list' ? block.items.map(plainText) : [plainText(block.text)];
}

/** The part of a line around the first word, short enough for the list of hits. */
function excerptOf(line: string, word: string): string {
  const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()));
  const start = Math.max(0, at - EXCERPT_LENGTH / 3);
  const end = start + EXCERPT_LENGTH;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

/** Splits a keyword into words. All of them must be found in the same place. */
export const guideWords = (typed: string): string[] => typed.split(/\s+/u).filter((word) => word !== '');

type Found = Hit & { isTitle: boolean };

function hitsOfChapter({ id, title, lead, steps }: Chapter, holds: (text: string) => boolean, first: string): Found[] {
  const places = [
    { stepId: '', step: '', lines: [plainText(lead)] },
    ...steps.map((step) => ({ stepId: step.id, step: step.title, lines: step.blocks.flatMap(linesOf) })),
  ];
  return places.flatMap<Found>(({ stepId, step, lines }) => {
    const hit = { chapterId: id, chapter: title, stepId, step };
    if (holds(stepId === '' ? title : step)) return [{ ...hit, excerpt: '', isTitle: true }];
    const line = lines.find(holds);
    return line === undefined ? [] : [{ ...hit, excerpt: excerptOf(line, first), isTitle: false }];
  });
}

/** Finds places by words or initial consonants (ㅈㅈ finds 자재), those with a title that contains them first. */
export function searchGuide(parts: readonly GuidePart[], typed: string): Hit[] {
  const words = guideWords(typed);
  const [first] = words;
  if (first === undefined) return [];
  const holds = (text: string): boolean => words.every((word) => matchesHangul(text, word));
  const found = parts.flatMap(({ chapters }) => chapters.flatMap((chapter) => hitsOfChapter(chapter, holds, first)));
  const isTitle = (hit: Found): boolean => hit.isTitle;
  return [...found.filter(isTitle), ...found.filter((hit) => !isTitle(hit))].slice(0, MOST_HITS);
}
