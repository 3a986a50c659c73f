import { seoulTime } from '@portal/contract/core/dates';

/** What the clock of this device says, as a time in Seoul to the minute. */
export const deviceTime = (): string => seoulTime(new Date()).slice(0, 16);
