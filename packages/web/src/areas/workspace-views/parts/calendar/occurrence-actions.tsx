import { timesItem } from '@portal/contract/areas/workspace-entries/changes';
import { type TimesDraft, timesChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TimesFields } from '#areas/workspace-entries/public/times-fields.tsx';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { shortDay } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { changeOccurrence, excludeOccurrence, readOccurrence, viewsKey } from '../../api.ts';

type Props = { projectId: number; row: CalendarRow; onDone: () => void };

const EMPTY: TimesDraft = { StartDay: '', StartTime: '', EndDay: '', EndTime: '', AllDayYn: 'N' };

const draftOf = ({ startDay, startTime, endDay, endTime, allDayYn }: CalendarRow): TimesDraft => ({
  StartDay: startDay,
  StartTime: startTime,
  EndDay: endDay,
  EndTime: endTime,
  AllDayYn: allDayYn,
});

const RULES: EditRules<CalendarRow, TimesDraft> = { draftOf, items: [timesItem] };

/** The form for other days or hours of one occurrence, with the version it was opened with (D-212). */
function TimeForm({ projectId, row, onDone }: Props) {
  const client = useQueryClient();
  const [stored, setStored] = useState(row);
  const read = () => readOccurrence(projectId, row);
  const { form, submit, staleDialog } = useRecordEdit({
    rules: RULES,
    stored,
    reload: async () => {
      setStored((await read()) ?? stored);
      await client.invalidateQueries({ queryKey: viewsKey(projectId) });
    },
    keepsVersion: true,
    read,
    checks: timesChecks,
    empty: EMPTY,
    requestOf: ({ entryId, version, day }, times) => ({ EntryId: entryId, Version: version, Day: day, ...times }),
    send: async (request, key) => {
      await changeOccurrence(request, key);
      onDone();
    },
    done: 'entry.edit.done',
    failed: 'entry.edit.failed',
  });
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <TimesFields form={form} />
      <ButtonRow>
        <BusyButton variant="default" onClick={onDone}>
          닫기
        </BusyButton>
        <BusyButton busy={form.busy} onClick={submit}>
          이 일정만 수정
        </BusyButton>
      </ButtonRow>
      <StaleDialog {...staleDialog} />
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
    <Panel as="section" kind="accent" padY={12} aria-label="반복 일정 중 하루">
      <Text>
        반복 일정 중 <b>{day}</b> 하루입니다.
      </Text>
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
    </Panel>
  );
}
