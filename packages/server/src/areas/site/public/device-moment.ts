import { seoulInstant } from '@portal/contract/core/dates';

/** The moment that a device sent as a time in Seoul; null when it sent none. */
export const deviceMoment = (time: string): Date | null => (time === '' ? null : new Date(seoulInstant(time)));
