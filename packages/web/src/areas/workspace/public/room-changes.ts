/** Called when the room with this id changed. '' means any room. */
type Listener = (projectId: string) => void;

const listeners = new Set<Listener>();

/** Notifies all subscribers that a room changed. The event stream calls it, and so do own actions. */
export function notifyRoomChange(projectId: string): void {
  for (const listener of listeners) listener(projectId);
}

/** Calls `listener` on every change until the returned function is called. */
export function subscribeToRoomChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The minimum time between two calls, in milliseconds. */
const INTERVAL_MS = 300;

/** Throttles a job. The first call runs at once, later calls run once together, and the last call is never lost. */
export function throttled(job: () => unknown): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    again = false;
    job();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, INTERVAL_MS);
  };
  return {
    call: () => {
      if (timer === undefined) run();
      else again = true;
    },
    stop: () => clearTimeout(timer),
  };
}
