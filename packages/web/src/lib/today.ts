import { seoulDay } from '@portal/contract/core/dates';

/** The day in Seoul by the browser's clock, 'YYYY-MM-DD' (D-55). */
export const today = (): string => seoulDay(new Date());
