/** Local storage: by how many ms the server's clock was ahead of this device's at the last answer. */
const KEY = 'clock';
/** The header of an answer has whole seconds, so smaller changes say nothing. */
const PRECISION_MS = 2_000;

let known: number | null = null;

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** By how many ms the server's clock is ahead of this device's, as of the last answer. 0 before the first one. */
export function clockOffset(): number {
  known ??= stored();
  return known;
}

/** Measures the offset by the `Date` of an answer that has just come. It is kept for entries made without a connection. */
export function noteServerTime(date: string | null): void {
  const offset = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(offset) || Math.abs(offset - clockOffset()) < PRECISION_MS) return;
  known = offset;
  try {
    localStorage.setItem(KEY, String(offset));
  } catch {
    // A browser that stores nothing knows it until the page is closed.
  }
}
