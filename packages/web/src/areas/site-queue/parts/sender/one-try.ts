/** After this long without an answer, an entry without files is given up and tried again in turn. */
const ANSWER_MS = 15_000;
/** How long files may make no progress. On a weak connection they take long, but they move. */
const PROGRESS_MS = 20_000;

/** One try to send something. It ends by itself when nothing moves any more. */
export type Try = { signal: AbortSignal; onProgress: () => void; end: () => void };

let current: AbortController | null = null;

/** Begins a try, with files or without. `end` stops its clock. */
export function beginTry(hasFiles: boolean): Try {
  const controller = new AbortController();
  current = controller;
  const giveUp = () => controller.abort();
  const patience = hasFiles ? PROGRESS_MS : ANSWER_MS;
  let timer = setTimeout(giveUp, patience);
  return {
    signal: controller.signal,
    onProgress: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    },
    end: () => {
      clearTimeout(timer);
      if (current === controller) current = null;
    },
  };
}

/** Gives the try up that this tab is waiting for, so that all entries can begin anew. */
export const giveUpTry = (): void => current?.abort();
