import type { Block, Chapter, GuideAudience, GuidePart, GuideStep, Inline } from '../src/areas/guide/chapters.ts';

const AUDIENCES: Readonly<Record<string, GuideAudience>> = { 직원: 'staff', 협력업체: 'partner', 관리자: 'manager' };

/** Marks of a line: **label**, `key`, “message”. */
const MARKED = /\*\*([^*]+)\*\*|`([^`]+)`|“([^”]+)”/gu;
const SETTINGS = /^<!-- id: ([a-z0-9-]+)(?:; screens: ([^>]+))? -->$/u;
const PICTURE = /^!\[([^\]]+)\]\(([^)\s]+)\)(?:\n\*([^*]+)\*)?$/u;
const ITEM = /^(?:\d+\.|-) /u;

/** Splits a line into plain text and what is marked. */
export function parseInline(line: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    const [whole, label, key, message] = match;
    if (match.index > end) pieces.push({ kind: 'text', text: line.slice(end, match.index) });
    if (label !== undefined) pieces.push({ kind: 'label', text: label });
    else if (key !== undefined) pieces.push({ kind: 'key', text: key });
    else pieces.push({ kind: 'message', text: message ?? '' });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) });
  return pieces;
}

/** Joins the lines of a paragraph or of a list item. */
const joined = (text: string): string => text.replace(/\s*\n\s*/gu, ' ').trim();

function parseList(block: string): Block {
  const items = block.split(/\n(?=\d+\. |- )/u).map((item) => parseInline(joined(item.replace(ITEM, ''))));
  return { kind: 'list', ordered: /^\d/u.test(block), items };
}

function parseBlock(block: string): Block {
  const picture = PICTURE.exec(block);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', src: picture[2] ?? '', caption: picture[3] ?? '' };
  if (ITEM.test(block)) return parseList(block);
  if (block.startsWith('> ')) return { kind: 'tip', text: parseInline(joined(block.replace(/^> ?/gmu, ''))) };
  if (/^[#<|!]/u.test(block)) throw new Error(`the guide cannot show this block: ${block}`);
  return { kind: 'text', text: parseInline(joined(block)) };
}

function parseStep(id: string, text: string): GuideStep {
  const [title = '', ...blocks] = text.split(/\n\n+/u);
  return { id, title, blocks: blocks.map(parseBlock) };
}

function parseChapter(text: string): Chapter {
  const [top = '', ...steps] = text.split(/\n\n#### /u);
  const [title = '', comment = '', lead = '', ...blocks] = top.split(/\n\n+/u);
  const settings = SETTINGS.exec(comment);
  if (!settings) throw new Error(`the chapter '${title}' needs a line <!-- id: …; screens: … -->`);
  const [, id = '', screens = ''] = settings;
  const introduction: GuideStep = { id: 'introduction', title: '', blocks: blocks.map(parseBlock) };
  return {
    id,
    title,
    lead: parseInline(joined(lead)),
    screens: screens.split(' ').filter((screen) => screen !== ''),
    steps: [
      ...(blocks.length > 0 ? [introduction] : []),
      ...steps.map((step, index) => parseStep(`step-${index + 1}`, step)),
    ],
  };
}

/**
 * Parses the Markdown of the guide: ## is a part, ### a chapter, #### a step. Only a few blocks exist, and another one
 * fails the build. The result is data and no markup, so the page cannot show foreign markup.
 */
export function parseGuide(markdown: string): GuidePart[] {
  const [, ...parts] = markdown
    .trim()
    .replaceAll('\r\n', '\n')
    .split(/\n\n## /u);
  return parts.map((text) => {
    const [title = '', ...chapters] = text.split(/\n\n### /u);
    const audience = AUDIENCES[title.trim()];
    if (audience === undefined) throw new Error(`the guide has no readers '${title}'`);
    return { audience, title: title.trim(), chapters: chapters.map(parseChapter) };
  });
}

/** The pictures that the guide names, relative to its own folder. */
export const picturesOf = (parts: readonly GuidePart[]): string[] => [
  ...new Set(
    parts
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ steps }) => steps)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'picture' ? [block.src] : [])),
  ),
];
