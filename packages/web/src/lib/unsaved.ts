import { type Confirmation, confirm } from './confirm.ts';
import { createStore } from './create-store.ts';

/** Marks of all unsaved texts and choices: forms, unsent comments. */
const unsaved = createStore<ReadonlySet<symbol>>(new Set());

/** Whether there is unsaved work, for useSyncExternalStore. */
export const unsavedWork = { get: (): boolean => unsaved.get().size > 0, subscribe: unsaved.subscribe } as const;

/** Marks unsaved work. Call the result when it is saved or discarded. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved');
  unsaved.set(new Set([...unsaved.get(), mark]));
  return () => unsaved.set(new Set([...unsaved.get()].filter((other) => other !== mark)));
}

const LEAVE: Confirmation = { title: '나가기', question: 'form.leave.confirm', destructive: true };

/**
 * Asks once about all unsaved work, or about that of an open dialog. Resolves to true without any, or when the user
 * agrees to lose it.
 */
export const confirmLeave = async (isInDialog = false): Promise<boolean> =>
  !(isInDialog || unsavedWork.get()) || confirm(LEAVE);

/** Removes all marks, so that nothing asks any more. */
export const discardUnsaved = (): void => unsaved.set(new Set());

/** Asks about unsaved work if there is any, otherwise asks `confirmation`. Agreement discards the unsaved work. */
export async function confirmLoss(confirmation: Confirmation): Promise<boolean> {
  const agreed = await confirm(
    unsavedWork.get() ? { ...confirmation, question: LEAVE.question, destructive: true } : confirmation,
  );
  if (agreed) discardUnsaved();
  return agreed;
}
