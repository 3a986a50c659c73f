/** Called when the talk of a project has changed. '' means any project. */
type Listener = (projectId: string) => void;

const listeners = new Set<Listener>();

/** Notifies the open talk that it has changed. The event stream calls it. */
export function notifyTalkChange(projectId: string): void {
  for (const listener of listeners) listener(projectId);
}

/** Calls `listener` on every change until the returned function is called. */
export function subscribeToTalkChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
