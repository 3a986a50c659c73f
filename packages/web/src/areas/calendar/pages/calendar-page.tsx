import { type DayGroup, isOffered } from '@portal/contract/areas/calendar/entries';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHolidays } from '#areas/lookups/public/use-holidays.ts';
import { dayTitle, shownWeeks } from '#kit/calendar/period.ts';
import { PeriodBar } from '#kit/calendar/period-bar.tsx';
import { PhoneDays } from '#kit/calendar/phone-days.tsx';
import { ChangeReasonDialog } from '#kit/edit/change-reason-dialog.tsx';
import { today } from '#lib/days.ts';
import { isForbidden } from '#lib/refusal.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import { entriesQuery } from '../api.ts';
import css from '../parts/calendar.module.css';
import { CalendarFilters } from '../parts/calendar-filters.tsx';
import { DayByTeam, DayLines } from '../parts/day-lines.tsx';
import { type EntryItem, entryItem, entryPath } from '../parts/entry-item.tsx';
import { FeedDialog } from '../parts/feed-dialog.tsx';
import { filterEntries, overloadsByDay } from '../parts/filter-entries.ts';
import { ProjectGrid } from '../parts/project-grid.tsx';
import { useCalendarAddress } from '../parts/use-calendar-address.ts';
import { useStartMove } from '../parts/use-start-move.ts';

const NONE: readonly never[] = [];

/** The entries of the shown period as the filters leave them, with what each day has too much of. */
function useEntries() {
  const actor = useActor();
  const { address, change } = useCalendarAddress();
  const day = address.day || today();
  const period = shownWeeks(day, address.span);
  const holidays = useHolidays(period.from, period.to);
  const loaded = useQuery({ ...entriesQuery(period.from, period.to), placeholderData: (previous) => previous });
  const entries = loaded.data?.data ?? NONE;
  const overloads = overloadsByDay(entries);
  const { shown, counts } = filterEntries(entries, address);
  const entriesOn = (on: string) => shown.filter(({ startDay }) => startDay === on);
  const overloadsOn = (on: string): readonly DayGroup[] => overloads.get(on) ?? NONE;
  return {
    actor,
    address,
    change,
    day,
    ...period,
    holidays,
    loaded,
    entries,
    overloads,
    shown,
    counts,
    entriesOn,
    overloadsOn,
  };
}

type Entries = ReturnType<typeof useEntries>;

/** The number of days on which a company or team has too much. */
const OverloadedDays = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Row as="p" gap={4} weight="medium" tone="warn">
      <Icon name="alert" size={16} />
      몰린 날 {count}일
    </Row>
  );

/** The calendar for narrow screens: the days with their counts, and the chosen day in the order of time. */
function PhoneView(props: Entries) {
  const { actor, day, weeks, month, holidays, change, entriesOn, overloadsOn } = props;
  const own = entriesOn(day);
  const below = (on: string) => holidays[on]?.[0] ?? (entriesOn(on).length || '');
  return (
    <PhoneDays
      {...{ day, weeks, month, holidays }}
      onDay={(next) => change({ day: next })}
      countOf={(on) => entriesOn(on).length}
      below={(on) => <em data-overloaded={overloadsOn(on).length > 0 || undefined}>{below(on)}</em>}
      note={`${own.length}건`}
    >
      <DayLines actor={actor} entries={own} overloads={overloadsOn(day)} />
    </PhoneDays>
  );
}

/** The calendar for wide screens, with the dialog of a day. */
function WideView(props: Entries) {
  const { actor, weeks, month, holidays, shown, overloads, entriesOn, overloadsOn } = props;
  const navigate = useNavigate();
  const [listedDay, setListedDay] = useState<string | null>(null);
  const { move, reasonDialog } = useStartMove(actor);
  const open = ({ entry }: EntryItem) => void navigate({ to: entryPath(actor, entry) });
  const noteOf = (on: string) => {
    const own = entriesOn(on);
    const isOverloaded = overloadsOn(on).length > 0;
    if (own.length === 0 && !isOverloaded) return null;
    return {
      text: isOverloaded ? `${own.length}건` : String(own.length),
      isOverloaded,
      label: isOverloaded
        ? `몰린 날: ${overloadsOn(on)
            .map(({ name }) => name)
            .join(', ')}`
        : '',
    };
  };
  const listed = listedDay ?? today();
  return (
    <>
      <ProjectGrid
        {...{ weeks, month, holidays, overloads, noteOf }}
        items={shown.map((entry) => entryItem(actor, entry))}
        onOpen={open}
        onDay={setListedDay}
        onMove={move}
      />
      <Dialog title={dayTitle(listed)} opened={listedDay !== null} onClose={() => setListedDay(null)} width={440}>
        <DayByTeam actor={actor} entries={entriesOn(listed)} overloads={overloadsOn(listed)} />
      </Dialog>
      <ChangeReasonDialog {...reasonDialog} />
    </>
  );
}

/** /projects/calendar: starts of outsourced and internal projects by month and week (D-330). */
export function CalendarPage() {
  const view = useEntries();
  const { actor, address, change, day, loaded, entries, counts, overloads } = view;
  const [subscribing, setSubscribing] = useState(false);
  const narrow = useNarrow();
  const offeredHidden = address.offered === 'N' && entries.some(isOffered);
  return (
    <Stack>
      <Row gap={12} padY={4} wraps data-print="off">
        <PeriodBar isTitle day={day} span={address.span} onChange={(next, span) => change({ day: next, span })} />
        <Text as="div" toEnd>
          <BusyButton variant="default" leftSection={<Icon name="feed" />} onClick={() => setSubscribing(true)}>
            구독
          </BusyButton>
        </Text>
      </Row>
      <CalendarFilters {...{ actor, entries, counts, address }} onChange={change} />
      <Row gap={12} size={13} tone="soft" wraps>
        <OverloadedDays count={overloads.size} />
        {offeredHidden && narrow && <Text>후보일 {counts.offered}건은 숨겨져 있습니다.</Text>}
        {loaded.data?.meta.moreYn === 'Y' && <Text role="status">{messageText('calendar.more')}</Text>}
      </Row>
      {loaded.isError && <LoadError forbidden={isForbidden(loaded.error)} onRetry={() => loaded.refetch()} />}
      {loaded.isPending && <Loading />}
      {loaded.data && (
        <section className={css['calendar']} aria-label="캘린더">
          {narrow ? <PhoneView {...view} /> : <WideView {...view} />}
        </section>
      )}
      <FeedDialog actor={actor} opened={subscribing} onClose={() => setSubscribing(false)} />
    </Stack>
  );
}
