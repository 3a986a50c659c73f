import type { EntryRow, Task } from '@portal/contract/areas/workspace-entries/shapes';
import { useRef, useState } from 'react';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import { showRefusal } from '#lib/failures.ts';
import { changeTask } from '../../api.ts';
import { changedTask, type TaskChange } from '../../public/task-change.ts';

/** Changes by the user, until the entry has the version that contains them. */
type Pending = { change: TaskChange; version: number };

/**
 * A task that is edited in place, with optimistic updates. A change is shown at once and stored in a queue. The next
 * change does not wait until the entry is read again.
 */
export function useTaskChanges(entry: EntryRow, task: Task) {
  const { entryId, projectId } = entry;
  const [pending, setPending] = useState<Pending | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const stored = useRef(0);
  const store = async (change: TaskChange): Promise<void> => {
    const version = Math.max(entry.version, stored.current);
    waiting.current -= 1;
    try {
      await changeTask({ entryId, version }, change);
      stored.current = version + 1;
      if (waiting.current === 0) setPending((current) => current && { ...current, version: version + 1 });
    } catch (error) {
      setPending(null);
      showRefusal('entry.task.failed', error);
    }
    notifyRoomChange(projectId);
  };
  const isShown = (changes: Pending | null): changes is Pending => changes !== null && entry.version < changes.version;
  const change = (part: TaskChange) => {
    setPending((current) => ({
      change: isShown(current) ? { ...current.change, ...part } : part,
      version: Number.POSITIVE_INFINITY,
    }));
    waiting.current += 1;
    last.current = last.current.then(() => store(part));
  };
  return { shown: isShown(pending) ? changedTask(task, pending.change) : task, change };
}
