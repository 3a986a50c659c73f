import type { TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, Task } from '@portal/contract/areas/workspace-entries/shapes';
import { useRef, useState } from 'react';
import { notifyRoomChange } from '#areas/workspace/public/room-changes.ts';
import { showRefusal } from '#lib/failures.ts';
import { setTaskStatus } from '../../api.ts';

/** A state chosen by the user, until the entry has the version that contains it. */
type Pressed = { status: TaskStatus; version: number };

/**
 * The task state with optimistic updates. The chosen state is shown at once and stored in a queue. The next change
 * does not wait until the entry is read again.
 */
export function useTaskStatus(entry: EntryRow, { taskStatus }: Task) {
  const { entryId, projectId } = entry;
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const stored = useRef(0);
  const store = async (status: TaskStatus): Promise<void> => {
    const version = Math.max(entry.version, stored.current);
    try {
      await setTaskStatus(entryId, version, status);
      stored.current = version + 1;
      setPressed((current) => (current?.status === status ? { status, version: version + 1 } : current));
    } catch (error) {
      setPressed(null);
      showRefusal('entry.task.failed', error);
    }
    notifyRoomChange(String(projectId));
  };
  const press = (status: TaskStatus) => {
    setPressed({ status, version: Number.POSITIVE_INFINITY });
    last.current = last.current.then(() => store(status));
  };
  return { status: pressed !== null && entry.version < pressed.version ? pressed.status : taskStatus, press };
}
