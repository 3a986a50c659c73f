import { postChecks, scheduleChecks, taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQuery } from '@tanstack/react-query';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { editPost, editSchedule, editTask, fullEntryQuery } from '../../api.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import {
  EMPTY_POST,
  EMPTY_TASK,
  type EntryDraft,
  emptySchedule,
  entryRequest,
  type ScheduleDraft,
  scheduleRequest,
  type TaskDraft,
  taskRequest,
} from './entry-drafts.ts';
import { postRules, scheduleRules, taskRules } from './entry-rules.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { TaskFields, TaskLine } from './task-fields.tsx';

/** The names of members and of assignees who have left the room. */
function useMemberNames({ projectId, task }: EntryRow): (userId: string) => string {
  const people = [...useMembers(projectId), ...(task?.assignees ?? [])];
  return (userId) => people.find((person) => person.userId === userId)?.userName ?? userId;
}

/** The edit form for the type of this entry. */
function EntryForm({ entry, onClose }: EditFormProps) {
  const nameOf = useMemberNames(entry);
  const shared = { entry, onClose };
  if (entry.entryKind === 'T') {
    return (
      <EditForm<TaskDraft, ReturnType<typeof taskRequest>>
        {...shared}
        rules={taskRules(nameOf)}
        empty={EMPTY_TASK}
        checks={taskChecks}
        requestOf={taskRequest}
        send={editTask}
        line={(form) => <TaskLine projectId={entry.projectId} form={form} />}
        fields={(form) => <TaskFields form={form} />}
      />
    );
  }
  if (entry.entryKind === 'S') {
    return (
      <EditForm<ScheduleDraft, ReturnType<typeof scheduleRequest>>
        {...shared}
        rules={scheduleRules}
        empty={emptySchedule()}
        checks={scheduleChecks}
        requestOf={scheduleRequest}
        send={editSchedule}
        fields={(form) => <ScheduleFields form={form} />}
      />
    );
  }
  return (
    <EditForm<EntryDraft, ReturnType<typeof entryRequest>>
      {...shared}
      rules={postRules}
      empty={EMPTY_POST}
      checks={postChecks}
      requestOf={entryRequest}
      send={editPost}
    />
  );
}

/** The edit form of an entry in the feed. It loads the full content first, because a list may only have an excerpt. */
export function EntryEdit({ entry, onClose }: EditFormProps) {
  const isWhole = entry.contentMoreYn === 'N';
  const { data, isError, refetch } = useQuery({ ...fullEntryQuery(entry), enabled: !isWhole });
  // The form stays mounted while a newer version is loading.
  const whole = useLastNonNull(isWhole ? entry : (data ?? null));
  if (whole) return <EntryForm entry={whole} onClose={onClose} />;
  return isError ? <LoadError onRetry={() => refetch()} /> : <Loading />;
}
