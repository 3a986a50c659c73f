import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import { type DayGroup, dayGroups, EntryKind } from '@portal/contract/areas/calendar/entries';
import type { Actor } from '@portal/contract/core/actor';
import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/marks/icon.tsx';
import css from './day-lines.module.css';
import { EntryMark, entryPath, stateText, teamText } from './entry-item.tsx';
import { overloadText } from './filter-entries.ts';

const EMPTY = '이 날에는 아무것도 없습니다.';

/** Says which companies and teams have too much on a day. */
export const OverloadLine = ({ groups }: { groups: readonly DayGroup[] }) =>
  groups.length === 0 ? null : (
    <p className={css['overload']}>
      <Icon name="alert" />
      <span>
        {groups.map((group, index) => (
          <span key={group.name}>
            {index > 0 && ', '}
            <b>{group.name}</b> {overloadText(group)}
          </span>
        ))}
      </span>
    </p>
  );

type EntryProps = { actor: Actor; entry: CalendarEntry; withTeam: boolean };

const EntryLine = ({ actor, entry, withTeam }: EntryProps) => (
  <li>
    <Link to={entryPath(actor, entry)} className={css['entry']}>
      <EntryMark entry={entry} />
      <span>
        {entry.projectName}
        <small>{[withTeam ? teamText(entry) : '', entry.areaName, stateText(entry)].filter(Boolean).join(' · ')}</small>
      </span>
      {entry.startTime !== '' && <time>{entry.startTime}</time>}
    </Link>
  </li>
);

type Props = { actor: Actor; entries: readonly CalendarEntry[]; overloads: readonly DayGroup[] };

/** The entries of a day in the order of time, for narrow screens. */
export const DayLines = ({ actor, entries, overloads }: Props) => (
  <>
    <OverloadLine groups={overloads} />
    {entries.length === 0 && <p className={css['none']}>{EMPTY}</p>}
    <ul className={css['entries']}>
      {entries.map((entry) => (
        <EntryLine key={`${entry.kind} ${entry.id}`} {...{ actor, entry }} withTeam />
      ))}
    </ul>
  </>
);

const groupNote = ({ kind, name, dailyTeams }: DayGroup): string => {
  if (name === '') return '';
  if (kind === EntryKind.Internal) return '마이즈';
  return dailyTeams > 0 ? `하루 ${dailyTeams}팀` : '';
};

/** The entries of a day by company and team. */
export function DayByTeam({ actor, entries, overloads }: Props) {
  if (entries.length === 0) return <p className={css['none']}>{EMPTY}</p>;
  const isOverloaded = ({ name, kind }: DayGroup) => overloads.some((one) => one.name === name && one.kind === kind);
  return (
    <>
      <OverloadLine groups={overloads} />
      {dayGroups(entries).map((group) => (
        <section
          key={`${group.kind} ${group.name}`}
          className={css['group']}
          data-overloaded={isOverloaded(group) || undefined}
        >
          <h3>
            {group.name || '미정'} <small>{groupNote(group)}</small>
            <span>{group.entries.length}건</span>
          </h3>
          <ul className={css['entries']}>
            {group.entries.map((entry) => (
              <EntryLine key={`${entry.kind} ${entry.id}`} {...{ actor, entry }} withTeam={false} />
            ))}
          </ul>
        </section>
      ))}
      {overloads.some(({ overload }) => overload === 'teams') && (
        <p className={css['hint']}>한도는 업체 정보의 '하루 팀 수'입니다.</p>
      )}
    </>
  );
}
