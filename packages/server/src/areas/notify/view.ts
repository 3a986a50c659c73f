import type { InboxRow } from '@portal/contract/areas/notify/calls';
import { CATALOGUE } from '@portal/contract/areas/notify/catalogue';
import { describeMessage, digestLines, type MessagePart } from '@portal/contract/areas/notify/message-text';
import { sendLabel } from '@portal/contract/areas/outsourced-projects/shipping';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { InboxGroup, InboxPart } from './queries/inbox.ts';

/** What one part of a message tells, in the words of this day. */
const messagePart = (part: InboxPart, now: Date): MessagePart => ({
  key: part.key,
  subject: part.project_name ?? part.notice_subject ?? '',
  facts: {
    today: seoulDay(now),
    eventDay: seoulDay(part.event_at),
    status: part.status ?? '',
    isOwnAward: part.is_own_award,
    isBilled: part.is_billed,
    isLogged: part.is_logged,
    areaName: part.area_name ?? '',
    days: part.start_dates ?? [],
    price: part.price ?? 0,
    addPrice: part.add_price ?? 0,
    startDay: part.start_day ?? '',
    people: part.people ?? 0,
    sending: sendLabel(part.send_type ?? ''),
    materialKinds: part.material_kinds,
    changes: part.changes ?? [],
    mustReadUntil: part.must_read_until ?? '',
  },
});

/** What a digest of parts says in lines, in the words of this day (D-592). */
export const viewDigestLines = ([first, ...others]: readonly [InboxPart, ...InboxPart[]], now: Date): string =>
  digestLines([messagePart(first, now), ...others.map((part) => messagePart(part, now))]);

/** Whether what a part tells is still so. */
export const isStillTrue = (part: InboxPart, now: Date): boolean =>
  CATALOGUE[part.key].isStillTrue(messagePart(part, now).facts);

/** The one record that all parts are about, or 0. */
function commonId(parts: readonly InboxPart[], column: 'project_id' | 'notice_id'): number {
  const ids = new Set(parts.map((part) => part[column] ?? 0));
  return ids.size === 1 ? ([...ids][0] ?? 0) : 0;
}

/** A message on the wire, in the words of this day. */
export function viewMessage(
  { newest_id, unread }: InboxGroup,
  parts: readonly [InboxPart, ...InboxPart[]],
  now: Date,
): InboxRow {
  const [first, ...others] = parts;
  const last = others.at(-1) ?? first;
  return {
    readId: newest_id,
    kind: CATALOGUE[first.key].kind,
    ...describeMessage([messagePart(first, now), ...others.map((part) => messagePart(part, now))]),
    urgentYn: toYesNo(first.urgent),
    isRead: toYesNo(!unread),
    createdDtm: seoulTime(last.sent_at),
    messageCount: parts.length,
    projectId: commonId(parts, 'project_id'),
    noticeId: commonId(parts, 'notice_id'),
  };
}
