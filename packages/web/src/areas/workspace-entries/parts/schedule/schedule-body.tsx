import { ATTENDANCE_CODES, ATTENDANCES, REMINDERS, REPEATS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, Schedule } from '@portal/contract/areas/workspace-entries/shapes';
import { weekdayOf } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { shortDay } from '#lib/days.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { InitialStack } from '#ui/marks/initial.tsx';
import { Text } from '#ui/text/text.tsx';
import states from '../../public/choice-state.module.css';
import { EntryTitle } from '../card/entry-title.tsx';
import { useEntryActions } from '../card/use-entry-actions.ts';
import css from './schedule-body.module.css';
import { timesText } from './schedule-times.ts';

type Props = { entry: EntryRow; schedule: Schedule };

/** The day drawn as a calendar page. */
const Leaf = ({ day }: { day: string }) => (
  <Stack padY={8} size={12} tone="soft" line="around" round="md" firm className={css['leaf']}>
    <span>{Number(day.slice(5, 7))}월</span>
    <Text as="b" size={24} tone="text">
      {Number(day.slice(8))}
    </Text>
    <span>{weekdayOf(day)}요일</span>
  </Stack>
);

/** A line about a schedule, in grey. */
const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Row as="p" gap={4} tone="soft" wraps>
    <Icon name={icon} size={16} />
    {children}
  </Row>
);

/** The attendance buttons 참석, 불참 and 미정, each with the count and names. */
function Answers({ entry, schedule }: Props) {
  const { attend, busy } = useEntryActions(entry);
  const mayAnswer = entry.actions.includes('attend');
  return (
    <Grid columns={3} gap={8} role="group" aria-label="참석 여부" aria-busy={busy}>
      {ATTENDANCE_CODES.map((code) => {
        const given = schedule.attendances.find(({ attendance }) => attendance === code);
        const isMine = schedule.myAttendance === code;
        return (
          <Press
            key={code}
            className={`${states['choice']} ${css['answer']}`}
            data-answer={code}
            aria-pressed={isMine}
            disabled={!mayAnswer}
            onClick={() => {
              if (!isMine) void attend(schedule.day, code);
            }}
          >
            {isMine && <Icon name="check" />}
            {ATTENDANCES[code]} {given?.count ?? 0}
            <Row as="span" only="wide" toEnd>
              <InitialStack
                label={ATTENDANCES[code]}
                names={given?.people.map(({ userName }) => userName) ?? []}
                {...(given?.people.length ? { total: given.count } : {})}
                max={2}
              />
            </Row>
          </Press>
        );
      })}
    </Grid>
  );
}

/** The content of a schedule with its times, place, reminder, series and attendance (WORK-32, WORK-35, WORK-36). */
export function ScheduleBody({ entry, schedule }: Props) {
  const { startDay, place, reminder, repeat, repeatUntil } = schedule;
  return (
    <>
      <Row gap={16} align="start">
        <Leaf day={startDay} />
        <Stack className={css['facts']} fill>
          <EntryTitle kind="S">{entry.title}</EntryTitle>
          <Text>{timesText(schedule)}</Text>
          {place !== '' && (
            <Fact icon="place">
              {place} ·{' '}
              <a
                href={`https://map.kakao.com/link/search/${encodeURIComponent(place)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                지도
              </a>
            </Fact>
          )}
          {reminder !== 'N' && <Fact icon="bell">{REMINDERS[reminder].label} 알림</Fact>}
          {repeat !== 'N' && (
            <Fact icon="repeat">
              {REPEATS[repeat]}, {shortDay(repeatUntil)}까지
            </Fact>
          )}
        </Stack>
      </Row>
      <Answers entry={entry} schedule={schedule} />
    </>
  );
}
