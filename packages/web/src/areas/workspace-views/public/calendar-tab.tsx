import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useHolidays } from '#areas/lookups/public/use-holidays.ts';
import { mayWrite } from '#areas/workspace-entries/public/may-write.ts';
import { NewEntryButton } from '#areas/workspace-entries/public/new-entry-button.tsx';
import { NewEntryDrawer } from '#areas/workspace-entries/public/new-entry-drawer.tsx';
import css from '#kit/calendar/calendar.module.css';
import { dayTitle, shownWeeks } from '#kit/calendar/period.ts';
import { useConfirmedClose } from '#kit/form/use-confirmed-close.ts';
import { today } from '#lib/days.ts';
import { isForbidden } from '#lib/refusal.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { calendarQuery } from '../api.ts';
import { CalendarBar } from '../parts/calendar/calendar-bar.tsx';
import { CalendarGrid } from '../parts/calendar/calendar-grid.tsx';
import { type CalendarItem, calendarItem, itemsOn } from '../parts/calendar/calendar-item.ts';
import { DayItems } from '../parts/calendar/day-items.tsx';
import { PhoneCalendar } from '../parts/calendar/phone-calendar.tsx';
import { useDayMoves } from '../parts/calendar/use-day-moves.ts';
import { EntryDrawer } from '../parts/entry-drawer.tsx';
import { useLiveViews } from '../parts/use-live-views.ts';
import { BarEnd, ViewChip, ViewChips } from '../parts/view-bar.tsx';
import { type CalendarAddress, changedSearch, readCalendarAddress } from '../view-address.ts';

const byTime = (one: CalendarItem, other: CalendarItem): number => one.time.localeCompare(other.time);

/** The address of the calendar, with today where it names no day. */
const shownAddress = (query: Record<string, unknown>): CalendarAddress => {
  const address = readCalendarAddress(query);
  return { ...address, day: address.day || today() };
};

/** The calendar tab of a room by month or week. Items can be dragged to another day. */
export function CalendarTab({ room }: { room: RoomInfo }) {
  const { projectId } = room;
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = shownAddress(query);
  const { span, mine, day } = address;
  const { weeks, from, to, month } = shownWeeks(day, span);
  const holidays = useHolidays(from, to);
  const rows = useQuery({ ...calendarQuery(projectId, from, to), placeholderData: (previous) => previous });
  const [kinds, setKinds] = useState<ReadonlySet<string>>(new Set(['T', 'S']));
  const [listedDay, setListedDay] = useState<string | null>(null);
  const [opened, setOpened] = useState<CalendarItem | null>(null);
  const [newEntry, setNewEntry] = useState<{ day: string; hour?: number } | null>(null);
  const closeDrawer = useConfirmedClose(() => setOpened(null));
  const mayAdd = mayWrite(room);
  const move = useDayMoves(projectId);
  useLiveViews(projectId);
  const narrow = useNarrow();
  const items = (rows.data ?? [])
    .filter(({ entryKind, mineYn }) => kinds.has(entryKind) && (mine === '' || mineYn === 'Y'))
    .map(calendarItem)
    .toSorted(byTime);
  const show = (part: Partial<CalendarAddress>) =>
    void navigate({ to: '.', replace: true, resetScroll: false, search: changedSearch(query, part) });
  const toggle = (kind: string) =>
    setKinds(
      (current) => new Set(current.has(kind) ? [...current].filter((other) => other !== kind) : [...current, kind]),
    );
  const open = (item: CalendarItem) => {
    setListedDay(null);
    setOpened(item);
  };
  const startEntry = (on: string, hour?: number) => {
    setListedDay(null);
    setNewEntry(hour === undefined ? { day: on } : { day: on, hour });
  };
  /** An empty day opens the form for a new schedule, any other day lists its items. */
  const handleDay = (on: string) => (mayAdd && itemsOn(items, on).length === 0 ? startEntry(on) : setListedDay(on));
  const shared = { weeks, items, month, holidays, onOpen: open };
  return (
    <>
      <CalendarBar day={day} span={span} onChange={(next, nextSpan) => show({ day: next, span: nextSpan })}>
        <BarEnd>
          <ViewChips label="보이는 것">
            <ViewChip label="일정" pressed={kinds.has('S')} onPress={() => toggle('S')} />
            <ViewChip label="업무" pressed={kinds.has('T')} onPress={() => toggle('T')} />
            <ViewChip label="내 것만" pressed={mine === 'Y'} onPress={() => show({ mine: mine === 'Y' ? '' : 'Y' })} />
          </ViewChips>
          {mayAdd && <NewEntryButton label="일정 추가" onPress={() => startEntry(day)} />}
        </BarEnd>
      </CalendarBar>
      {rows.isError && <LoadError forbidden={isForbidden(rows.error)} onRetry={() => rows.refetch()} />}
      {rows.isPending && <Loading />}
      {rows.data && (
        <section className={css['calendar']} aria-label="캘린더">
          {narrow ? (
            <PhoneCalendar {...shared} day={day} onDay={(next) => show({ day: next })} />
          ) : (
            <CalendarGrid
              {...shared}
              onDay={handleDay}
              onHour={(on, hour) => mayAdd && startEntry(on, hour)}
              onMove={(item, days) => void move(item, days)}
            />
          )}
        </section>
      )}
      <Dialog
        title={dayTitle(listedDay ?? day)}
        opened={listedDay !== null}
        onClose={() => setListedDay(null)}
        width={440}
      >
        <DayItems day={listedDay ?? day} items={items} onOpen={open} />
        {mayAdd && (
          <BusyButton variant="default" leftSection={<Icon name="plus" />} onClick={() => startEntry(listedDay ?? day)}>
            일정 추가
          </BusyButton>
        )}
      </Dialog>
      <EntryDrawer projectId={projectId} entryId={opened?.row.entryId ?? 0} item={opened} onClose={closeDrawer} />
      <NewEntryDrawer
        projectId={projectId}
        start={newEntry !== null && mayAdd ? { kind: 'S', ...newEntry } : null}
        onClose={() => setNewEntry(null)}
      />
    </>
  );
}
