import type { Attendance } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, SubTask } from '@portal/contract/areas/workspace-entries/shapes';
import { tellRoomNews } from '#areas/workspace/public/room-news.ts';
import { showRefusal } from '#lib/failures.ts';
import { useBusy } from '#lib/use-busy.ts';
import { attend, doToEntry } from '../../api.ts';

/** A sub-task as it is typed. */
type NewSubTask = { Title: string; SubTaskUserId: string; DueDay: string };

/** What is done to an entry with one press; the feed shows what is true afterwards, also when somebody was faster. */
export function useEntryActions(entry: EntryRow) {
  const { entryId, projectId } = entry;
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
  const asSubTask = ({ subTaskId, title, userId, dueDay, version }: SubTask) => ({
    SubTaskId: subTaskId,
    Title: title,
    SubTaskUserId: userId,
    DueDay: dueDay,
    Version: version,
  });
  return {
    busy,
    attend: (day: string, attendance: Attendance) => act(() => attend(entryId, day, attendance)),
    addSubTask: (subTask: NewSubTask) => act(() => doToEntry('Project/subtask-add', { EntryId: entryId, ...subTask })),
    setSubTaskDone: (subTask: SubTask, done: boolean) =>
      act(() => doToEntry('Project/subtask-edit', { ...asSubTask(subTask), DoneYn: done ? 'Y' : 'N' })),
    removeSubTask: ({ subTaskId }: SubTask) => act(() => doToEntry('Project/subtask-delete', { SubTaskId: subTaskId })),
  };
}
