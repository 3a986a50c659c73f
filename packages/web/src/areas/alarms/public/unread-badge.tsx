import { useUnread } from '../api.ts';
import css from './alarm-bell.module.css';

/** Higher counts read '99+'. */
const MOST = 99;

/** A count of alarms; '' for none. */
export function countWords(count: number): string {
  if (count === 0) return '';
  return count > MOST ? `${MOST}+` : String(count);
}

/** The count of unread alarms; '' for none. */
export const useUnreadText = (): string => countWords(useUnread().A ?? 0);

/** The count of unread alarms on a corner of its bell. */
export function UnreadBadge() {
  const unread = useUnreadText();
  return unread !== '' && <span className={css['count']}>{unread}</span>;
}
