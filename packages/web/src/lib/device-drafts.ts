import { DRAFT_MARK, readSession } from './session.ts';

/** Texts of a form by their fields, and when they were kept. */
export type KeptDraft = { at: number; texts: Readonly<Record<string, string>> };

const nameOf = (address: string): string => `${DRAFT_MARK}${readSession()?.userId ?? ''} ${address}`;

const isTexts = (value: unknown): value is KeptDraft['texts'] =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** What this user wrote at an address on this device and did not save; null when there is nothing that can be read. */
export function readDraft(address: string): KeptDraft | null {
  try {
    const { at, texts }: { at?: unknown; texts?: unknown } = JSON.parse(localStorage.getItem(nameOf(address)) ?? '{}');
    return typeof at === 'number' && isTexts(texts) ? { at, texts } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed at an address; a device without room for it keeps nothing. */
export function keepDraft(address: string, texts: KeptDraft['texts']): void {
  try {
    localStorage.setItem(nameOf(address), JSON.stringify({ at: Date.now(), texts }));
  } catch {
    localStorage.removeItem(nameOf(address));
  }
}

/** Saved, or not wanted any more. */
export const dropDraft = (address: string): void => localStorage.removeItem(nameOf(address));
