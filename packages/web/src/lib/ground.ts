/** Number of writes of this user that succeeded. What was typed before the last one is stored. */
let writes = 0;

/** Notes that a write of this user succeeded. */
export function noteOwnWrite(): void {
  writes += 1;
}

export const ownWrites = (): number => writes;

const listeners = new Set<(sentence: string) => void>();

/** Calls `listener` with the sentence of each write that was refused because of what other users did. */
export function onWriteRefused(listener: (sentence: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the open dialog why a write was refused, so that the sentence stays beside what was typed. */
export function announceRefusal(sentence: string): void {
  for (const listener of listeners) listener(sentence);
}
