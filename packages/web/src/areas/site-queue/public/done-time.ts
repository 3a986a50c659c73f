import { seoulTime } from '@portal/contract/core/dates';
import { clockOffset } from '#lib/device/server-clock.ts';
import type { UnsentEntry } from '../parts/store/entries.ts';

type Made = Pick<UnsentEntry, 'madeAt' | 'clockOffset'>;

/** When an entry was made by the server's clock, as a time in Seoul (D-570). */
export const doneTime = ({ madeAt, clockOffset: offset = clockOffset() }: Made): string =>
  seoulTime(new Date(madeAt + offset));
