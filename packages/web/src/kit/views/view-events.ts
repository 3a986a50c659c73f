/** Called when a shared view of this list has changed. '' means any list. */
type Listener = (list: string) => void;

const listeners = new Set<Listener>();

/** Notifies the open list that shared views have changed. The event stream calls it. */
export function notifyViewChange(list: string): void {
  for (const listener of listeners) listener(list);
}

/** Calls `listener` on every change until the returned function is called. */
export function subscribeToViewChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
