import { seoulTime } from '@portal/contract/core/dates';
import { makeKey } from '#lib/make-key.ts';

/** A key as the id that the device gives an entry: the same key is never written twice. */
export const entryIdOf = (key: string): string => key.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** An id for an entry, made on this device. Over plain http too. */
export const makeEntryId = (): string => entryIdOf(makeKey());

/** What the clock of this device says, as a time in Seoul to the minute. */
export const deviceTime = (): string => seoulTime(new Date()).slice(0, 16);
