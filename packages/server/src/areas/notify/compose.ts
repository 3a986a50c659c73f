import { CATALOGUE, titleOfKey } from '@portal/contract/areas/notify/catalogue';
import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { MESSAGES_PAGE, messagePage, recordPage } from '@portal/contract/areas/notify/message-page';
import { seoulDay, withWeekday } from '@portal/contract/core/dates';
import type { Digest, OutgoingMessage } from './public/outgoing-message.ts';
import { DIGEST } from './queries/outbox.ts';
import type { OutsidePart } from './queries/outside.ts';
import { viewDigestLines, viewMessage } from './view.ts';

/** Lines of a digest. What is beyond them is a number. */
const MOST_LINES = 50;

type Parts = readonly [OutsidePart, ...OutsidePart[]];

/** Some parts, whose records have the names that may leave the portal. */
function withNames([first, ...others]: Parts): Parts {
  const named = (part: OutsidePart) => ({ ...part, project_name: part.project_name ?? part.record_name });
  return [named(first), ...others.map(named)];
}

/** A message on the wire of some parts. */
function viewParts(parts: Parts, now: Date) {
  const last = parts.at(-1) ?? parts[0];
  const group = { newest_id: last.id, unread: false, total: 1, group_id: last.group_id };
  return viewMessage(group, withNames(parts), now);
}

/** The page of a part: the record of staff, or what a contractor may open. */
const pageOfPart = (part: OutsidePart, now: Date): string =>
  part.board !== null && part.post_id !== null
    ? recordPage(part.board, part.post_id)
    : messagePage(viewParts([part], now));

/** The one page of all parts, or the list of what they are about. */
function pageOf(parts: Parts, now: Date): string {
  const [first] = parts;
  const pages = new Set(parts.map((part) => pageOfPart(part, now)));
  if (pages.size === 1) return pageOfPart(first, now);
  return first.board === null ? messagePage(viewParts(parts, now)) : MESSAGES_PAGE;
}

type Group = { subject: string; path: string; lines: { title: string; line: string; at: string }[] };

const isOfferPart = ({ key }: OutsidePart): boolean => CATALOGUE[key].kind === NotifyKind.Offer;

/** The lines of a part in its group. An offer stands among others, so its line names it. */
function linesOf(part: OutsidePart, now: Date): Group['lines'][number][] {
  const { title, subject, line, createdDtm } = viewParts([part], now);
  if (isOfferPart(part)) return [{ title: '', line: `${subject} · ${line}`, at: '' }];
  const [first = '', ...others] = line.split('\n');
  return [
    { title, line: first, at: createdDtm.slice(5, 16) },
    ...others.map((text) => ({ title: '', line: text, at: '' })),
  ];
}

/** A digest: its parts by record, new offers together and first. */
function digestOf(parts: Parts, now: Date): Digest {
  const offers = parts.filter(isOfferPart);
  const listed = [...offers, ...parts.filter((part) => !offers.includes(part))];
  const groups = new Map<string, Group>();
  for (const part of listed.slice(0, MOST_LINES)) {
    const isOffer = offers.includes(part);
    const path = isOffer ? messagePage({ kind: NotifyKind.Offer, projectId: 0, noticeId: 0 }) : pageOfPart(part, now);
    const subject = isOffer ? `${KIND_NAMES.offer} ${offers.length}건` : viewParts([part], now).subject;
    const group = groups.get(path) ?? { subject: subject || titleOfKey(part.key), path, lines: [] };
    group.lines.push(...linesOf(part, now));
    groups.set(path, group);
  }
  return { count: parts.length, groups: [...groups.values()], more: Math.max(parts.length - MOST_LINES, 0) };
}

/** '11월 23일 (월) 소식 7건'. */
function digestTitle(at: Date, count: number): string {
  const day = seoulDay(at);
  const [, month = '', date = ''] = day.split('-');
  return `${Number(month)}월 ${Number(date)}일${withWeekday(day).slice(10)} 소식 ${count}건`;
}

/** The text of one message to one person, from the records of now. */
export function composeMessage(parts: Parts, now: Date): Omit<OutgoingMessage, 'id' | 'attempt'> {
  const [first] = parts;
  const { kind, title, subject, line, projectId } = viewParts(parts, now);
  const common = { deliveryIds: parts.map(({ id }) => id), userId: first.user_id, urgent: first.urgent, kind };
  if (first.bundle !== DIGEST) return { ...common, projectId, title, subject, line, path: pageOf(parts, now) };
  const digest = digestOf(parts, now);
  const names = digest.groups.map((group) => group.subject);
  return {
    ...common,
    projectId: 0,
    title: digestTitle(now, digest.count),
    subject: names.length > 1 ? `${names[0] ?? ''} 외 ${names.length - 1}건` : (names[0] ?? ''),
    line: viewDigestLines(withNames(parts), now),
    path: MESSAGES_PAGE,
    digest,
  };
}
