import { DRAFT_PREFIX, readSession } from '#lib/session.ts';

/** Texts of a form by field, and the time in ms when they were stored. */
export type StoredDraft = { at: number; texts: Readonly<Record<string, string>> };

const prefix = (): string => `${DRAFT_PREFIX}${readSession()?.userId ?? ''} `;
const storageKey = (address: string): string => `${prefix()}${address}`;

const isTexts = (value: unknown): value is StoredDraft['texts'] =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** The draft that this user stored for an address on this device. Null when there is none or it cannot be read. */
export function readDraft(address: string): StoredDraft | null {
  try {
    const { at, texts }: { at?: unknown; texts?: unknown } = JSON.parse(
      localStorage.getItem(storageKey(address)) ?? '{}',
    );
    return typeof at === 'number' && isTexts(texts) ? { at, texts } : null;
  } catch {
    return null;
  }
}

/** Stores the draft of an address. A device without room removes the old one and stores nothing. */
export function storeDraft(address: string, texts: StoredDraft['texts']): void {
  try {
    localStorage.setItem(storageKey(address), JSON.stringify({ at: Date.now(), texts }));
  } catch {
    localStorage.removeItem(storageKey(address));
  }
}

/** Removes the stored draft of an address. */
export const removeDraft = (address: string): void => localStorage.removeItem(storageKey(address));

/** The addresses of this user's drafts on this device, and when they were stored, newest first. */
export const listDrafts = (): { address: string; at: number }[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix()))
    .map((key) => key.slice(prefix().length))
    .flatMap((address) => {
      const draft = readDraft(address);
      return draft ? [{ address, at: draft.at }] : [];
    })
    .sort((one, other) => other.at - one.at);
