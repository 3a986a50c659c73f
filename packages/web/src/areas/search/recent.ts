import { SEARCH_LIMIT, type SearchKind } from '@portal/contract/areas/search/kinds';

/** A record that was opened: its kind and key as 'kind:key', and the time in ms. Never a name (D-283). */
export type Opened = { key: string; at: number };

/** It goes with the session, and so names nobody (D-522). */
const STORAGE_KEY = 'recent';

/** Addresses of records whose key is a number. People are left out: their ids may be telephone numbers. */
const RECORDS: readonly (readonly [RegExp, SearchKind])[] = [
  [/^\/(?:projects\/(?:view|companyview)|orders\/view)\/(\d+)$/, 'outsourced'],
  [/^\/projects\/mizeview\/(\d+)$/, 'internal'],
  [/^\/(?:notices\/(?:view|companyview)|mizenotices\/view)\/(\d+)$/, 'notice'],
];

/** The key of the record at an address, '' for other pages. */
export function keyOfPath(path: string): string {
  for (const [pattern, kind] of RECORDS) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return `${kind}:${id}`;
  }
  return '';
}

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && typeof value.key === 'string';

/** The records that the user opened last on this device, newest first. */
export function readRecent(): Opened[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOpened).slice(0, SEARCH_LIMIT.recent) : [];
  } catch {
    return [];
  }
}

/** Remembers that a record was opened; other pages change nothing. */
export function rememberOpened(path: string): void {
  const key = keyOfPath(path);
  if (key === '') return;
  const others = readRecent().filter((opened) => opened.key !== key);
  const recent = [{ key, at: Date.now() }, ...others].slice(0, SEARCH_LIMIT.recent);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // A device without room has no recent records.
  }
}

/** Forgets what was opened on this device. */
export const forgetRecent = (): void => localStorage.removeItem(STORAGE_KEY);
