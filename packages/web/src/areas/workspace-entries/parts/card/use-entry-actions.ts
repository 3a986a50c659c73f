import type { Attendance, Reaction } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, SubTask } from '@portal/contract/areas/workspace-entries/shapes';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import { confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { useBusy } from '#lib/use-busy.ts';
import { sendEntryAction, setAttendance, setReaction } from '../../api.ts';

/** The draft of a new sub-task. */
type NewSubTask = { Title: string; SubTaskUserId: string; DueDay: string };

/** The actions on an entry. The feed reloads afterwards, also when another user was faster. */
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
        showRefusal('entry.edit.failed', error);
      }
      notifyRoomChange(projectId);
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
    attend: (day: string, attendance: Attendance) => act(() => setAttendance(entryId, day, attendance)),
    react: (reaction: Reaction, isOn: boolean) => act(() => setReaction(entryId, reaction, isOn)),
    addSubTask: (subTask: NewSubTask) =>
      act(() => sendEntryAction('Project/subtask-add', { EntryId: entryId, ...subTask })),
    setSubTaskDone: (subTask: SubTask, done: boolean) =>
      act(() => sendEntryAction('Project/subtask-edit', { ...asSubTask(subTask), DoneYn: done ? 'Y' : 'N' })),
    removeSubTask: async ({ subTaskId, title, version }: SubTask) => {
      const subject = { name: title, facts: [] };
      const isAgreed = await confirm({ title: '하위 업무 삭제', question: 'entry.subTask.confirm', subject });
      return (
        isAgreed && act(() => sendEntryAction('Project/subtask-delete', { SubTaskId: subTaskId, Version: version }))
      );
    },
  };
}
