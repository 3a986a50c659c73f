import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { addDays } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { calendarKey, changeOccurrence, entryQuery, moveTaskDays, viewsKey } from '../../api.ts';
import { type CalendarItem, rowKey } from './calendar-item.ts';

const laterDay = (day: string, days: number): string => (day === '' ? '' : addDays(day, days));

const shiftedRow = (row: CalendarRow, days: number): CalendarRow => ({
  ...row,
  startDay: addDays(row.startDay, days),
  endDay: addDays(row.endDay, days),
});

/**
 * Moves calendar items to other days with optimistic updates. The calendar changes at once, and a queue stores the
 * moves.
 */
export function useDayMoves(projectId: number) {
  const client = useQueryClient();

  /** A task with only a due day does not get a start day. */
  const moveTask = async ({ entryId, version }: CalendarRow, days: number): Promise<unknown> => {
    const entry = await client.fetchQuery({ ...entryQuery(projectId, entryId), staleTime: 0 });
    const { startDay = '', dueDay = '' } = entry?.task ?? {};
    const [start, due] = [laterDay(startDay, days), laterDay(dueDay, days)];
    if (start !== '' && due !== '') return moveTaskDays(entryId, version, 'days', joinValues([start, due]));
    return start === ''
      ? moveTaskDays(entryId, version, 'dueDay', due)
      : moveTaskDays(entryId, version, 'startDay', start);
  };
  const moveTime = (row: CalendarRow, days: number): Promise<unknown> => {
    const { startDay, endDay } = shiftedRow(row, days);
    return changeOccurrence({
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
  const queryKey = calendarKey(projectId);
  /** The versions and days after own moves. A next move may start, and cancel the refetch, before they are loaded. */
  const ownMoves = useRef(new Map<number, { version: number; day: string }>());
  /** The row as it is stored now. An earlier own move may have changed its version and its day. */
  const storedRow = ({ row, key }: CalendarItem): CalendarRow => {
    const shown = client.getQueriesData<CalendarRow[]>({ queryKey }).flatMap(([, rows]) => rows ?? []);
    const newest = shown.filter((other) => rowKey(other) === key).toSorted((one, other) => other.version - one.version);
    const { day, version } = newest[0] ?? row;
    const ownMove = ownMoves.current.get(row.entryId);
    if (ownMove === undefined || ownMove.version <= version) return { ...row, day, version };
    // An occurrence of a series keeps its original day as its key.
    return { ...row, version: ownMove.version, day: row.repeatYn === 'Y' ? day : ownMove.day };
  };
  const store = async (item: CalendarItem, days: number): Promise<void> => {
    const row = storedRow(item);
    try {
      await (row.entryKind === 'T' ? moveTask(row, days) : moveTime(row, days));
      ownMoves.current.set(row.entryId, { version: row.version + 1, day: addDays(row.startDay, days) });
    } catch (error) {
      showRefusal('entry.move.failed', error);
    }
    await client.invalidateQueries({ queryKey: viewsKey(projectId) });
  };
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return async (item: CalendarItem, days: number): Promise<void> => {
    await client.cancelQueries({ queryKey });
    client.setQueriesData<CalendarRow[]>({ queryKey }, (rows) =>
      rows?.map((shown) => (rowKey(shown) === item.key ? shiftedRow(shown, days) : shown)),
    );
    // Stored one after the other, so that a second move of an item knows the version of the first.
    last.current = last.current.then(() => store(item, days));
    await last.current;
  };
}
