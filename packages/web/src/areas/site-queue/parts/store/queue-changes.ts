const CHANNEL = 'site-queue';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

const notify = (): void => {
  for (const listener of listeners) listener();
};

function connect(): BroadcastChannel | null {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', notify);
  }
  return channel;
}

/** Tells all tabs that the entries on the device changed. */
export function announceQueueChange(): void {
  notify();
  connect()?.postMessage('changed');
}

/** Calls `listener` after each change in any tab, until the returned function is called. */
export function subscribeToQueueChanges(listener: () => void): () => void {
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
