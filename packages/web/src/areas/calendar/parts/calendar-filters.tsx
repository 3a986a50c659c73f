import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import {
  CALENDAR_STATUSES,
  CalendarKind,
  dayGroups,
  groupKey,
  INTERNAL_CALENDAR_STATUSES,
} from '@portal/contract/areas/calendar/entries';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { type ReactNode, useState } from 'react';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListFilters } from '#kit/list/list-filters.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { type CalendarAddress, calendarSearch } from '../search.ts';
import css from './calendar.module.css';
import { stateText } from './entry-item.tsx';
import { type Shown, stateOf } from './filter-entries.ts';

const KINDS: readonly { shown: Shown; label: string; staffOnly?: true }[] = [
  { shown: 'outsourced', label: '외주' },
  { shown: 'internal', label: '마이즈', staffOnly: true },
  { shown: 'offered', label: '후보일' },
];

const KIND_MARKS: Readonly<Partial<Record<Shown, ReactNode>>> = {
  outsourced: <StatusGlyph code="Y" />,
  internal: <Icon name="home" size={16} />,
};

const STATES = [
  ...CALENDAR_STATUSES.map((status) => ({ kind: CalendarKind.Outsourced, status })),
  ...INTERNAL_CALENDAR_STATUSES.map((status) => ({ kind: CalendarKind.Internal, status })),
].map((state) => ({ value: stateOf(state), label: stateText(state) }));

type Choices = readonly { value: string; label: string }[];

const choice = (name: string, label: string, choices: Choices, none = ''): ListFilter => ({
  kind: 'choice',
  name,
  label,
  field: name,
  none: { value: none, label: '전체' },
  choices,
  pending: false,
});

/** The companies and teams of the shown period. A chosen one stays a choice where it has no entry. */
function teamChoices(entries: readonly CalendarEntry[], chosen: string) {
  const choices = dayGroups(entries).flatMap(({ name, entries: [first] }) =>
    first === undefined ? [] : [{ value: groupKey(first) || 'none', label: name || '미정' }],
  );
  const known = choices.filter(({ value }) => value !== 'none');
  if (chosen === '' || known.some(({ value }) => value === chosen)) return known;
  return [...known, { value: chosen, label: '이 기간에 없음' }];
}

type Props = {
  actor: Actor;
  entries: readonly CalendarEntry[];
  counts: Readonly<Record<Shown, number>>;
  address: CalendarAddress;
  onChange: (part: Partial<CalendarAddress>) => void;
};

/** The filter line: kinds with their counts, company or team, region, PM and state. */
export function CalendarFilters({ actor, entries, counts, address, onChange }: Props) {
  const staff = isStaff(actor);
  const narrow = useNarrow();
  const [opened, setOpened] = useState(false);
  const areas = useLookup('areas').choices;
  const pms = useLookup('pms', staff).choices;
  const filters: ListFilter[] = [
    { ...choice('team', '업체 · 팀', teamChoices(entries, address.team)), hidden: !staff },
    choice('area', '지역', areas, '0'),
    { ...choice('pm', '담당자(PM)', pms), hidden: !staff },
    choice('state', '상태', staff ? STATES : STATES.slice(1, CALENDAR_STATUSES.length)),
  ];
  return (
    <Row className={css['filters']} gap={8} wraps line="above" data-print="off">
      <Row className={css['kinds']} gap={8} role="group" aria-label="보이는 것">
        {KINDS.filter(({ staffOnly }) => staff || !staffOnly).map(({ shown, label }) => (
          <Press
            kind="pill"
            padX={8}
            key={shown}
            aria-pressed={address[shown] === 'Y'}
            onClick={() => onChange({ [shown]: address[shown] === 'Y' ? 'N' : 'Y' })}
          >
            {KIND_MARKS[shown]}
            {label} <span>{counts[shown]}</span>
          </Press>
        ))}
        {narrow && (
          <Press kind="pill" round="md" toEnd aria-expanded={opened} onClick={() => setOpened(!opened)}>
            조건
          </Press>
        )}
      </Row>
      <ListFilters
        filters={filters}
        counts={undefined}
        panel={opened ? 'choice' : null}
        values={address}
        initial={calendarSearch.initial}
        onChange={onChange}
      />
    </Row>
  );
}
