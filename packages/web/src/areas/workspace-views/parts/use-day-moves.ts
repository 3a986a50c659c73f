import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { addDays } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import { useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../../lib/failures.ts';
import { calendarKey, changeDay, entryQuery, moveDays, viewsKey } from '../api.ts';
import type { CalendarItem } from './calendar-item.ts';

const later = (day: string, days: number): string => (day === '' ? '' : addDays(day, days));

const shiftedRow = (row: CalendarRow, days: number): CalendarRow => ({
  ...row,
  startDay: addDays(row.startDay, days),
  endDay: addDays(row.endDay, days),
});

/** What was dragged to another day of the calendar is seen there at once and stored behind it. */
export function useDayMoves(projectId: number) {
  const client = useQueryClient();

  /** A task keeps the days it has: one that is only due does not get a start. */
  const moveTask = async ({ entryId, version }: CalendarRow, days: number): Promise<unknown> => {
    const entry = await client.fetchQuery({ ...entryQuery(projectId, entryId), staleTime: 0 });
    const { startDay = '', dueDay = '' } = entry?.task ?? {};
    const [start, due] = [later(startDay, days), later(dueDay, days)];
    if (start !== '' && due !== '') return moveDays(entryId, version, 'days', joinValues([start, due]));
    return start === '' ? moveDays(entryId, version, 'dueDay', due) : moveDays(entryId, version, 'startDay', start);
  };
  const moveTime = (row: CalendarRow, days: number): Promise<unknown> => {
    const { startDay, endDay } = shiftedRow(row, days);
    return changeDay({
      EntryId: row.entryId,
      Version: row.version,
      Day: row.day,
      StartDay: startDay,
      StartTime: row.startTime,
      EndDay: endDay,
      EndTime: row.endTime,
      AllDayYn: row.allDayYn,
    });
  };
  return async ({ row, key }: CalendarItem, days: number): Promise<void> => {
    const queryKey = calendarKey(projectId);
    await client.cancelQueries({ queryKey });
    client.setQueriesData<CalendarRow[]>({ queryKey }, (rows) =>
      rows?.map((shown) => (`${shown.entryId} ${shown.day}` === key ? shiftedRow(shown, days) : shown)),
    );
    try {
      await (row.entryKind === 'T' ? moveTask(row, days) : moveTime(row, days));
    } catch (error) {
      showRefusal('common.requestFailed', error);
    }
    await client.invalidateQueries({ queryKey: viewsKey(projectId) });
  };
}
