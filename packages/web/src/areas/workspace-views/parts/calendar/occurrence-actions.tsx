import { type TimesDraft, timesChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TimesFields } from '#areas/workspace-entries/public/times-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { shortDay } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { changeOccurrence, excludeOccurrence, viewsKey } from '../../api.ts';
import css from './occurrence-actions.module.css';

type Props = { projectId: number; row: CalendarRow; onDone: () => void };

const EMPTY: TimesDraft = { StartDay: '', StartTime: '', EndDay: '', EndTime: '', AllDayYn: 'N' };

const draftOf = ({ startDay, startTime, endDay, endTime, allDayYn }: CalendarRow): TimesDraft => ({
  StartDay: startDay,
  StartTime: startTime,
  EndDay: endDay,
  EndTime: endTime,
  AllDayYn: allDayYn,
});

/** The form for other days or hours of one occurrence. */
function TimeForm({ projectId, row, onDone }: Props) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(row));
  const form = useForm({
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    checks: timesChecks,
    empty: EMPTY,
  });
  const save = useSave({
    send: (times: TimesDraft, key) =>
      changeOccurrence({ EntryId: row.entryId, Version: row.version, Day: row.day, ...times }, key),
    done: 'entry.edit.done',
    failed: 'entry.edit.failed',
    onDone: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: viewsKey(projectId) });
    },
  });
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <TimesFields form={form} />
      <ButtonRow>
        <BusyButton variant="default" onClick={onDone}>
          닫기
        </BusyButton>
        <BusyButton busy={form.busy} onClick={() => form.submit(() => save(draft))}>
          이 일정만 수정
        </BusyButton>
      </ButtonRow>
    </form>
  );
}

/** The actions for one occurrence of a series: change its times or exclude it. */
export function OccurrenceActions({ projectId, row, onDone }: Props) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const day = shortDay(row.startDay);
  const exclude = async () => {
    const done = await performAction({
      confirmation: {
        title: `${day} 일정 제외`,
        button: '제외',
        question: 'entry.leaveOut.confirm',
        destructive: true,
      },
      done: 'entry.remove.done',
      failed: 'entry.remove.failed',
      send: () => excludeOccurrence({ EntryId: row.entryId, Version: row.version, Day: row.day }),
      reload: () => client.invalidateQueries({ queryKey: viewsKey(projectId) }),
    });
    if (done) onDone();
  };
  return (
    <section className={css['one']} aria-label="반복 일정 중 하루">
      <p>
        반복 일정 중 <b>{day}</b> 하루입니다.
      </p>
      {editing ? (
        <TimeForm {...{ projectId, row, onDone }} />
      ) : (
        <ButtonRow>
          <BusyButton variant="subtle" color="red" onClick={exclude}>
            이 일정만 제외
          </BusyButton>
          <BusyButton variant="default" onClick={() => setEditing(true)}>
            이 일정만 수정
          </BusyButton>
        </ButtonRow>
      )}
    </section>
  );
}
