import { confirm, type Deed } from './confirm.ts';
import { createStore } from './create-store.ts';

/** What holds text or choices that leaving would lose: forms, unsent comments. */
const unsaved = createStore<ReadonlySet<symbol>>(new Set());

/** Whether leaving the page would lose something, for useSyncExternalStore. */
export const unsavedWork = { get: (): boolean => unsaved.get().size > 0, subscribe: unsaved.subscribe } as const;

/** Says that something would be lost; call the result when that is over. */
export function holdUnsaved(): () => void {
  const mark = Symbol('unsaved');
  unsaved.set(new Set([...unsaved.get(), mark]));
  return () => unsaved.set(new Set([...unsaved.get()].filter((other) => other !== mark)));
}

const LEAVE: Deed = { title: '나가기', question: 'form.leave.confirm', loses: true };

/** Asks once, whatever would be lost; true when nothing would be or the user agrees. */
export const mayLeave = async (): Promise<boolean> => !unsavedWork.get() || confirm(LEAVE);

/** The user agreed to lose it: nothing asks any more. */
export const giveUpUnsaved = (): void => unsaved.set(new Set());

/** Asks about `deed`, or whether to lose what is unsaved: one question. Agreed to, nothing asks any more. */
export async function confirmLoss(deed: Deed): Promise<boolean> {
  const agreed = await confirm(unsavedWork.get() ? { ...deed, question: LEAVE.question, loses: true } : deed);
  if (agreed) giveUpUnsaved();
  return agreed;
}
