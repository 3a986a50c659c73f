/** Read state that a list of alarms is filtered by (ALARM-39). */
export const ConfirmStatus = { Unread: 'N', All: 'A' } as const;
export type ConfirmStatus = (typeof ConfirmStatus)[keyof typeof ConfirmStatus];
export const CONFIRM_STATUSES = [ConfirmStatus.Unread, ConfirmStatus.All] as const;
/** Categories that a list of alarms is filtered by: all, project, manager, notice (ALARM-43). */
export const CATEGORIES = ['A', 'P', 'M', 'N'] as const;
export type Category = (typeof CATEGORIES)[number];
/** SearchUserId that matches every author (D-28). */
export const ALL_AUTHORS = 'All';
/** Default page size of a list of alarms. */
export const ALARM_LIST_SIZE = 10;
