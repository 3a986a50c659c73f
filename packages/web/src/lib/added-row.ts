/** The key of the row that a registration added, until its list is shown. */
let added: string | null = null;

/** The id of an added record in the answer of its call, '' for a call without one. */
function addedId(answer: unknown): string {
  const { data } = (answer ?? {}) as { data?: unknown };
  const [first]: unknown[] = Array.isArray(data) ? data : [];
  return first !== null && typeof first === 'object' && 'id' in first ? String(first.id) : '';
}

/** Remembers the row that a registration added, from the answer of its call. */
export function rememberAddedRow(answer: unknown): void {
  added = addedId(answer);
}

/** Takes the key of the added row: '' when it is unknown, null when nothing was added. */
export function takeAddedRow(): string | null {
  const key = added;
  added = null;
  return key;
}
