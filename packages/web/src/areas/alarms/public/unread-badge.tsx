import { Count } from '#ui/marks/count.tsx';
import { useUnread } from '../api.ts';

/** Higher counts are shown as '99+'. */
const MAX_SHOWN = 99;

/** A count of alarms as text; '' for zero. */
export function countText(count: number): string {
  if (count === 0) return '';
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}

/** The count of unread alarms as text; '' for zero. */
export const useUnreadText = (): string => countText(useUnread().A ?? 0);

/** The count of unread alarms on the corner of the bell. */
export function UnreadBadge() {
  const count = useUnread().A ?? 0;
  return count > 0 && <Count count={count} corner />;
}
