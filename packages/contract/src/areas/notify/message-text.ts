import { inWon, totalOf } from '../../core/money.ts';
import { CATALOGUE, type Facts, isOpen, joined, type NotifyKey, shortDay } from './catalogue.ts';
import { namedChangeLines } from './changed-parts.ts';
import { KIND_NAMES } from './kind-names.ts';
import { NotifyKind } from './kinds.ts';

/** One part of a message, with the title of its record. */
export type MessagePart = { key: NotifyKey; subject: string; facts: Facts };

type Parts = readonly [MessagePart, ...MessagePart[]];

/** A message as its reader sees it: what happened, to what, and one line, or more that are divided by line breaks. */
export type MessageText = { title: string; subject: string; line: string };

/** Most characters of the lines of a gathered message. With them it fits into a push and an 알림톡. */
export const GATHERED_TEXT = 600;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** '8,600,000 원 ~ 20,400,000 원', or the one text if both are the same. */
const range = (from: string, until: string): string => (from === until ? from : `${from} ~ ${until}`);

/** '새 일감 2건 · 마감 1건'. */
function titleOfOffers(parts: Parts): string {
  const titles = parts.map(({ key, facts }) => CATALOGUE[key].title(facts));
  return joined(distinct(titles).map((title) => `${title} ${titles.filter((one) => one === title).length}건`));
}

/**
 * '인천 · 서울' with '11-25 (수) ~ 11-30 (월) · 8,600,000 원 ~ 20,400,000 원'. Days and amounts are those of open offers;
 * without one there are none.
 */
function severalOffers(parts: Parts): MessageText {
  const open = parts.filter(({ facts }) => isOpen(facts));
  const totals = open.map(({ facts }) => totalOf(facts));
  const days = open.flatMap(({ facts }) => facts.days).sort();
  return {
    title: titleOfOffers(parts),
    subject: joined(distinct((open.length > 0 ? open : parts).map(({ facts }) => facts.areaName))),
    line: joined([
      range(shortDay(days[0] ?? ''), shortDay(days.at(-1) ?? '')),
      open.length > 0 ? range(inWon(Math.min(...totals)), inWon(Math.max(...totals))) : '',
    ]),
  };
}

/** What a part says among others. The lines of changes name what changed, so they need no title. */
function linesOfPart({ key, facts }: MessagePart): string[] {
  const { title, line } = CATALOGUE[key];
  const changes = key === 'change' ? namedChangeLines(facts.changes) : [];
  return changes.length > 0 ? changes : [joined([title(facts), line(facts)])];
}

/** The lines of parts, each once, as many as fit, and the number of parts that are left out. */
function gatheredLines(parts: Parts, namesRecords: boolean): string {
  const lines: string[] = [];
  let length = 0;
  for (const [index, part] of parts.entries()) {
    const prefix = namesRecords && part.subject !== '' ? `${part.subject}: ` : '';
    const own = distinct(linesOfPart(part).map((line) => `${prefix}${line}`)).filter((line) => !lines.includes(line));
    length += own.join('\n').length;
    if (index > 0 && length > GATHERED_TEXT) return [...lines, `외 ${parts.length - index}건`].join('\n');
    lines.push(...own);
  }
  return lines.join('\n');
}

/** All that several messages say, of whatever kind, line by line: what a digest says where it has no room for a list. */
export const digestLines = (parts: Parts): string =>
  gatheredLines(parts, distinct(parts.map(({ subject }) => subject)).length > 1);

/** The title of several starts is true on each of their days. */
function titleOfSeveral(parts: Parts): string {
  const [{ key }] = parts;
  const { kind } = CATALOGUE[key];
  if (kind !== NotifyKind.Tomorrow) return KIND_NAMES[kind];
  const [title = '', ...others] = distinct(parts.map((part) => CATALOGUE[part.key].title(part.facts)));
  return others.length === 0 ? title : '시작일';
}

function severalOfKind(parts: Parts): MessageText {
  const [first = '', ...others] = distinct(parts.map(({ subject }) => subject));
  return {
    title: `${titleOfSeveral(parts)} ${parts.length}건`,
    subject: others.length === 0 ? first : `${first} 외 ${others.length}건`,
    line: gatheredLines(parts, others.length > 0),
  };
}

/** The text of a message, which has several parts when they came within a minute or left together. */
export function describeMessage(parts: Parts): MessageText {
  const [{ key, subject, facts }] = parts;
  const { kind, title, line } = CATALOGUE[key];
  if (parts.length === 1) return { title: title(facts), subject, line: line(facts) };
  return kind === NotifyKind.Offer ? severalOffers(parts) : severalOfKind(parts);
}
