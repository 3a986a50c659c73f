/** Called when the room with this id changed. '' means any room. */
type Hearer = (projectId: string) => void;

const hearers = new Set<Hearer>();

/** Notifies all subscribers that a room changed. The event stream calls it, and so do own actions. */
export function tellRoomNews(projectId: string): void {
  for (const hear of hearers) hear(projectId);
}

/** Calls `listener` on every change until the returned function is called. */
export function listenRoomNews(hear: Hearer): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** The minimum time between two calls, in milliseconds. */
const CALM_MS = 300;

/** Throttles a job. The first call runs at once, later calls run once together, and the last call is never lost. */
export function calmed(job: () => unknown): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const pass = () => {
    again = false;
    job();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) pass();
    }, CALM_MS);
  };
  return {
    call: () => {
      if (timer === undefined) pass();
      else again = true;
    },
    stop: () => clearTimeout(timer),
  };
}
