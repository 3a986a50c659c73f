import { countText } from '#areas/alarms/public/unread-badge.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { useUnreadMessages } from '../api.ts';
import css from './message-badge.module.css';

/** The number of a contractor's unread messages at an entry that leads to them; nothing for none. */
export function MessageBadge({ corner = false }: { corner?: boolean }) {
  const unread = countText(useUnreadMessages());
  if (unread === '') return null;
  return (
    <span className={css['count']} data-corner={corner || undefined}>
      <VisuallyHidden>읽지 않은 알림 </VisuallyHidden>
      {unread}
    </span>
  );
}
