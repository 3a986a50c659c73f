import { seoulTime } from '@portal/contract/core/dates';
import { makeKey } from '#lib/make-key.ts';

/** An id for an entry, made on this device. Over plain http too. */
export const makeEntryId = (): string => makeKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** What the clock of this device says, as a time in Seoul to the minute. */
export const deviceTime = (): string => seoulTime(new Date()).slice(0, 16);
