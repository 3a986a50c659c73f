import { ATTENDANCE_CODES, ATTENDANCES, REMINDERS, REPEATS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, Schedule } from '@portal/contract/areas/workspace-entries/shapes';
import { weekdayOf } from '@portal/contract/core/dates';
import { shortDay } from '#lib/days.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { InitialStack } from '#ui/marks/initial.tsx';
import { useEntryActions } from '../card/use-entry-actions.ts';
import css from './schedule-body.module.css';
import { timesText } from './schedule-times.ts';

type Props = { entry: EntryRow; schedule: Schedule };

/** The day drawn as a calendar page. */
const Leaf = ({ day }: { day: string }) => (
  <div className={css['leaf']}>
    <span>{Number(day.slice(5, 7))}월</span>
    <b>{Number(day.slice(8))}</b>
    <span>{weekdayOf(day)}요일</span>
  </div>
);

/** The attendance buttons 참석, 불참 and 미정, each with the count and names. */
function Answers({ entry, schedule }: Props) {
  const { attend, busy } = useEntryActions(entry);
  const mayAnswer = entry.actions.includes('attend');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
    <div className={css['answers']} role="group" aria-label="참석 여부" aria-busy={busy}>
      {ATTENDANCE_CODES.map((code) => {
        const given = schedule.attendances.find(({ attendance }) => attendance === code);
        const isMine = schedule.myAttendance === code;
        return (
          <button
            key={code}
            type="button"
            data-answer={code}
            aria-pressed={isMine}
            disabled={!mayAnswer}
            onClick={() => {
              if (!isMine) void attend(schedule.day, code);
            }}
          >
            {isMine && <Icon name="check" />}
            {ATTENDANCES[code]} {given?.count ?? 0}
            <span className={css['faces']}>
              <InitialStack
                label={ATTENDANCES[code]}
                names={given?.people.map(({ userName }) => userName) ?? []}
                {...(given?.people.length ? { total: given.count } : {})}
                max={2}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The content of a schedule with its times, place, reminder, series and attendance (WORK-32, WORK-35, WORK-36). */
export function ScheduleBody({ entry, schedule }: Props) {
  const { startDay, place, reminder, repeat, repeatUntil } = schedule;
  return (
    <>
      <div className={css['when']}>
        <Leaf day={startDay} />
        <div>
          <h2>
            <Icon name="calendar" />
            {entry.title}
          </h2>
          <p>{timesText(schedule)}</p>
          {place !== '' && (
            <p>
              <Icon name="place" />
              {place} ·{' '}
              <a
                href={`https://map.kakao.com/link/search/${encodeURIComponent(place)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                지도
              </a>
            </p>
          )}
          {reminder !== 'N' && (
            <p>
              <Icon name="bell" />
              {REMINDERS[reminder].label} 알림
            </p>
          )}
          {repeat !== 'N' && (
            <p>
              <Icon name="repeat" />
              {REPEATS[repeat]}, {shortDay(repeatUntil)}까지
            </p>
          )}
        </div>
      </div>
      <Answers entry={entry} schedule={schedule} />
    </>
  );
}
