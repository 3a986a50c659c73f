import type { Site } from './pick-sites.ts';

/** Records that devices make, each with a digit of its own in their ids. */
const KINDS = { photo: 1, message: 2, log: 3, receipt: 4, report: 5, signing: 6 } as const;

/** The id of an entry as a device makes it. It is the same each time the data is loaded. */
export function entryIdOf({ index }: Site, kind: keyof typeof KINDS, number: number): string {
  const digits = (value: number, length: number): string => String(value).padStart(length, '0');
  return `00000000-0000-4000-9${KINDS[kind]}00-${digits(index, 6)}${digits(number, 6)}`;
}
