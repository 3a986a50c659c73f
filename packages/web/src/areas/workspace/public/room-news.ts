/** Hears that something changed in the room of this id; '' for any of them. */
type Hearer = (projectId: string) => void;

const hearers = new Set<Hearer>();

/** Tells every part of the page that something changed in a room: the event stream does, and so does an own deed. */
export function tellRoomNews(projectId: string): void {
  for (const hear of hearers) hear(projectId);
}

/** Calls `hear` at every change until the result is called. */
export function listenRoomNews(hear: Hearer): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Many changes at once are one reason to look. */
const CALM_MS = 300;

/** Passes the first call on at once and what follows soon together, a moment later; the last one is never lost. */
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
