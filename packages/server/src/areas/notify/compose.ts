import { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { messagePage } from '@portal/contract/areas/notify/message-page';
import { seoulTime } from '@portal/contract/core/dates';
import type { Digest, OutgoingMessage } from './public/way.ts';
import { DIGEST } from './queries/outbox.ts';
import type { OutsidePart } from './queries/outside.ts';
import { viewMessage } from './view.ts';

/** Lines of a digest. What is beyond them is a number. */
const MOST_LINES = 50;

const viewOne = (part: OutsidePart) =>
  viewMessage({ newest_id: part.id, unread: false, total: 1, group_id: part.group_id }, [part]);

type Group = { subject: string; path: string; lines: { title: string; line: string; at: string }[] };

/** A digest: its parts by project, new offers together and first. */
function digestOf(parts: readonly OutsidePart[]): Digest {
  const groups = new Map<string, Group>();
  const offers = parts.filter((part) => viewOne(part).kind === NotifyKind.Offer);
  const listed = [...offers, ...parts.filter((part) => !offers.includes(part))];
  for (const part of listed.slice(0, MOST_LINES)) {
    const { kind, title, subject, line, createdDtm, projectId, noticeId } = viewOne(part);
    const isOffer = kind === NotifyKind.Offer;
    const path = isOffer
      ? messagePage({ kind, projectId: 0, noticeId: 0 })
      : messagePage({ kind, projectId, noticeId });
    const group = groups.get(path) ?? { subject: isOffer ? `새 일감 ${offers.length}건` : subject, path, lines: [] };
    group.lines.push(
      isOffer
        ? { title: part.area_name ?? '', line: `${subject} · ${line}`, at: '' }
        : { title, line, at: createdDtm.slice(5, 16) },
    );
    groups.set(path, group);
  }
  return { count: parts.length, groups: [...groups.values()], more: Math.max(parts.length - MOST_LINES, 0) };
}

/** '11월 23일 (월) 소식 7건'. */
function digestTitle(at: Date, count: number): string {
  const [, month = '', day = ''] = seoulTime(at).slice(0, 10).split('-');
  return `${Number(month)}월 ${Number(day)}일 소식 ${count}건`;
}

/** The text of one message to one person, from the records of now. */
export function composeMessage(
  parts: readonly [OutsidePart, ...OutsidePart[]],
  now: Date,
): Omit<OutgoingMessage, 'id' | 'attempt'> {
  const [first, ...others] = parts;
  const common = { deliveryIds: parts.map(({ id }) => id), userId: first.user_id, urgent: first.urgent };
  const last = others.at(-1) ?? first;
  const view = viewMessage({ newest_id: last.id, unread: false, total: 1, group_id: first.group_id }, [
    first,
    ...others,
  ]);
  const { kind, projectId } = view;
  if (first.bundle !== DIGEST) {
    return {
      ...common,
      kind,
      projectId,
      title: view.title,
      subject: view.subject,
      line: view.line,
      path: messagePage(view),
    };
  }
  const digest = digestOf(parts);
  const [leading] = digest.groups;
  const line = digest.groups.length > 1 ? `${leading?.subject ?? ''} 외` : (leading?.subject ?? '');
  return {
    ...common,
    kind,
    projectId: 0,
    title: digestTitle(now, digest.count),
    subject: line,
    line: '',
    path: '/alarmsnotices/list',
    digest,
  };
}
