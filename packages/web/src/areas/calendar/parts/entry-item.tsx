import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import { CalendarKind, isOffered, mayMoveStart } from '@portal/contract/areas/calendar/entries';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import type { GridItem, ItemDrawing } from '#kit/calendar/grid-item.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import { Text } from '#ui/text/text.tsx';

/** An entry as an item of the grid. */
export type EntryItem = GridItem & { entry: CalendarEntry };

/** Builds the item of an entry. Several offered days of one project have keys of their own. */
export const entryItem = (actor: Actor, entry: CalendarEntry): EntryItem => ({
  key: `${entry.kind} ${entry.id} ${entry.startDay}`,
  title: entry.projectName,
  from: entry.startDay,
  to: entry.startDay,
  movable: mayMoveStart(actor, entry),
  entry,
});

/** The company or team of an entry, or '미정'. */
export const teamText = ({ teamName }: CalendarEntry): string => teamName || '미정';

/** The label of an entry's state. */
export const stateText = ({ kind, status }: Pick<CalendarEntry, 'kind' | 'status'>): string =>
  kind === CalendarKind.Internal ? `마이즈 ${internalStatusLabel(status)}` : statusLabel(status);

/** The description of an entry for screen readers. */
export const entryText = ({ entry }: EntryItem): string =>
  [
    entry.projectName,
    teamText(entry),
    stateText(entry),
    isOffered(entry) ? `후보 ${entry.offeredDays.length}일 중` : '',
    withWeekday(entry.startDay),
    entry.startTime,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** The page of an entry's project. */
export function entryPath(actor: Actor, { kind, id }: CalendarEntry): string {
  if (kind === CalendarKind.Internal) return paths.projectMizeView(id);
  return isStaff(actor) ? paths.projectView(id) : paths.projectCompanyView(id);
}

/** The mark of an entry: its state, or a house for an internal project. */
export const EntryMark = ({ entry }: { entry: CalendarEntry }) =>
  entry.kind === CalendarKind.Internal ? <Icon name="home" /> : <StatusGlyph code={entry.status} />;

/** Data attributes by which an entry is drawn. */
const dataOf = ({ entry }: EntryItem) => ({
  'data-kind': entry.kind,
  'data-offered': isOffered(entry) || undefined,
});

/** How a month draws an entry: company or team first, then the name. */
export const monthDrawing: ItemDrawing<EntryItem> = {
  textOf: entryText,
  dataOf,
  content: ({ entry }) => (
    <>
      <EntryMark entry={entry} />
      <span aria-hidden="true">
        <Text as="span" tone="soft">
          {teamText(entry)}
        </Text>{' '}
        {entry.projectName}
      </span>
    </>
  ),
};

/** How a week draws an entry, in the row of its company or team: the time, then the name. */
export const weekDrawing: ItemDrawing<EntryItem> = {
  textOf: entryText,
  dataOf,
  content: ({ entry }) => (
    <>
      <EntryMark entry={entry} />
      {entry.startTime !== '' && <time aria-hidden="true">{entry.startTime}</time>}
      <span aria-hidden="true">{entry.projectName}</span>
      {isOffered(entry) && <small aria-hidden="true">후보 {entry.offeredDays.length}일</small>}
    </>
  ),
};
