import type { UnsentEntry } from './entries.ts';

const CHANNEL = 'site-queue';

/** The entry that the server has now, when that is the change. */
export type SentNote = Pick<UnsentEntry, 'projectId' | 'kind'>;
type Listener = (sent: SentNote | undefined) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

const notify = (sent?: SentNote): void => {
  for (const listener of listeners) listener(sent);
};

function connect(): BroadcastChannel | null {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<SentNote | undefined>) => notify(data));
  }
  return channel;
}

/** Tells all tabs that the entries on the device changed, and which of them the server has now. */
export function announceQueueChange(entry?: UnsentEntry): void {
  const sent = entry && { projectId: entry.projectId, kind: entry.kind };
  notify(sent);
  connect()?.postMessage(sent);
}

/** Calls `listener` after each change in any tab, until the returned function is called. */
export function subscribeToQueueChanges(listener: Listener): () => void {
  connect();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves at the next change in any tab, or after that many ms. */
export const nextQueueChange = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const unsubscribe = subscribeToQueueChanges(end);
  });
