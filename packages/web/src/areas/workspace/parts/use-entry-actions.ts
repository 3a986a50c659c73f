import type { Attendance, TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, SubTask } from '@portal/contract/areas/workspace-entries/shapes';
import { call } from '../../../lib/call.ts';
import { showRefusal } from '../../../lib/failures.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { tellRoomNews } from '../room-news.ts';

/** A sub-task as it is typed. */
type NewSubTask = { Title: string; SubTaskUserId: string; DueDay: string };

/** What is done to an entry with one press; the feed shows what is true afterwards, also when somebody was faster. */
export function useEntryActions({ entryId, projectId, version }: EntryRow) {
  const [busy, run] = useBusy();
  const act = async (send: () => Promise<unknown>): Promise<boolean> => {
    let done = false;
    await run(async () => {
      try {
        await send();
        done = true;
      } catch (error) {
        showRefusal('common.requestFailed', error);
      }
      tellRoomNews(String(projectId));
    });
    return done;
  };
  const one = { EntryId: entryId };
  const asSubTask = ({ subTaskId, title, userId, dueDay }: SubTask) => ({
    SubTaskId: subTaskId,
    Title: title,
    SubTaskUserId: userId,
    DueDay: dueDay,
  });
  return {
    busy,
    setStatus: (status: TaskStatus) =>
      act(() => call('Project/task-change', { ...one, Version: version, Field: 'taskStatus', Value: status })),
    attend: (day: string, attendance: Attendance) =>
      act(() => call('Project/schedule-attend', { ...one, Day: day, Attendance: attendance })),
    addSubTask: (subTask: NewSubTask) => act(() => call('Project/subtask-add', { ...one, ...subTask })),
    setSubTaskDone: (subTask: SubTask, done: boolean) =>
      act(() => call('Project/subtask-edit', { ...asSubTask(subTask), DoneYn: done ? 'Y' : 'N' })),
    removeSubTask: ({ subTaskId }: SubTask) => act(() => call('Project/subtask-delete', { SubTaskId: subTaskId })),
  };
}
