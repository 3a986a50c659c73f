/** After this time without an answer, in ms, the page looks whether the server answers at all. */
const SILENCE_MS = 8000;

const listeners = new Set<() => void>();

/** Calls `listener` for each call that has had no answer for eight seconds. */
export function onSilence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same answer. Meanwhile a long silence is told. */
export async function watchSilence<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const timer = setTimeout(() => {
    for (const listener of listeners) listener();
  }, SILENCE_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
