import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import { CalendarKind, type DayGroup, dayGroups } from '@portal/contract/areas/calendar/entries';
import type { Actor } from '@portal/contract/core/actor';
import { Link } from '@tanstack/react-router';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './calendar.module.css';
import { EntryMark, entryPath, stateText, teamText } from './entry-item.tsx';
import { overloadText } from './filter-entries.ts';

const EMPTY = '이 날에는 아무것도 없습니다.';

/** Says which companies and teams have too much on a day. */
export const OverloadLine = ({ groups }: { groups: readonly DayGroup[] }) =>
  groups.length === 0 ? null : (
    <Row as="p" gap={8} padY={8} padX={12} size={13} align="start" tone="warn" ground="warn-soft" round="md">
      <Icon name="alert" size={16} />
      <span>
        {groups.map((group, index) => (
          <span key={group.name}>
            {index > 0 && ', '}
            <b>{group.name}</b> {overloadText(group)}
          </span>
        ))}
      </span>
    </Row>
  );

type EntryProps = { actor: Actor; entry: CalendarEntry; withTeam: boolean };

const EntryLine = ({ actor, entry, withTeam }: EntryProps) => (
  <li>
    <PressRow
      as={Link}
      to={entryPath(actor, entry)}
      className={css['entry']}
      gap={8}
      padY={4}
      padX={4}
      phoneSize={16}
      round="sm"
    >
      <EntryMark entry={entry} />
      <Stack as="span" fill>
        {entry.projectName}
        <Note as="small" size={12} phoneSize={13}>
          {[withTeam ? teamText(entry) : '', entry.areaName, stateText(entry)].filter(Boolean).join(' · ')}
        </Note>
      </Stack>
      {entry.startTime !== '' && (
        <Text as="time" tone="soft" firm>
          {entry.startTime}
        </Text>
      )}
    </PressRow>
  </li>
);

type Props = { actor: Actor; entries: readonly CalendarEntry[]; overloads: readonly DayGroup[] };

/** The entries of a day in the order of time, for narrow screens. */
export const DayLines = ({ actor, entries, overloads }: Props) => (
  <Stack gap={8}>
    <OverloadLine groups={overloads} />
    {entries.length === 0 && <Note size={12}>{EMPTY}</Note>}
    <Stack as="ul">
      {entries.map((entry) => (
        <EntryLine key={`${entry.kind} ${entry.id}`} {...{ actor, entry }} withTeam />
      ))}
    </Stack>
  </Stack>
);

/** How the head of a group looks, and of one that has too much. */
const USUAL = { weight: 'medium', tone: 'soft' } as const;
const OVERLOADED = { weight: 'semibold', tone: 'warn' } as const;

const groupNote = ({ kind, name, dailyTeams }: DayGroup): string => {
  if (name === '') return '';
  if (kind === CalendarKind.Internal) return '마이즈';
  return dailyTeams > 0 ? `하루 ${dailyTeams}팀` : '';
};

/** The entries of a day by company and team. */
export function DayByTeam({ actor, entries, overloads }: Props) {
  if (entries.length === 0) return <Note size={12}>{EMPTY}</Note>;
  const isOverloaded = ({ name, kind }: DayGroup) => overloads.some((one) => one.name === name && one.kind === kind);
  return (
    <Stack gap={8}>
      <OverloadLine groups={overloads} />
      <Lines as="div">
        {dayGroups(entries).map((group) => (
          <Stack as="section" key={`${group.kind} ${group.name}`} padY={8}>
            <Row as="h3" gap={8} padX={4} size={12} align="baseline" {...(isOverloaded(group) ? OVERLOADED : USUAL)}>
              {group.name || '미정'} <small>{groupNote(group)}</small>
              <Text as="span" toEnd>
                {group.entries.length}건
              </Text>
            </Row>
            <Stack as="ul">
              {group.entries.map((entry) => (
                <EntryLine key={`${entry.kind} ${entry.id}`} {...{ actor, entry }} withTeam={false} />
              ))}
            </Stack>
          </Stack>
        ))}
      </Lines>
      {overloads.some(({ overload }) => overload === 'teams') && (
        <Note size={12}>한도는 업체 정보의 '하루 팀 수'입니다.</Note>
      )}
    </Stack>
  );
}
