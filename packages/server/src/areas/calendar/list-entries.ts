import type { calendarCalls } from '@portal/contract/areas/calendar/calls';
import { MOST_DAYS, MOST_ENTRIES } from '@portal/contract/areas/calendar/entries';
import { daysBetween } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { listEntries as readEntries } from './queries/entries.ts';
import { viewEntry } from './view.ts';

/** Lists the starts and offered days of a period that the caller may see (D-330). */
export const listEntries: Handler<typeof calendarCalls.listEntries> = async ({ db, actor }, { FromDay, ToDay }) => {
  const isPeriod = FromDay !== '' && FromDay <= ToDay && daysBetween(FromDay, ToDay) < MOST_DAYS;
  if (!isPeriod) refuse('BAD_REQUEST', { field: 'ToDay' });
  const found = await readEntries(db, { actor, from: FromDay, to: ToDay, scope: 'all', most: MOST_ENTRIES + 1 });
  return {
    rows: found.slice(0, MOST_ENTRIES).map((row) => viewEntry(actor, row)),
    meta: { moreYn: toYesNo(found.length > MOST_ENTRIES) },
  };
};
