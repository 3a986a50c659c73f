import { Count } from '#ui/marks/count.tsx';
import { Text } from '#ui/text/text.tsx';
import { useUnreadMessages } from '../api.ts';

/** The number of a contractor's unread messages at an entry that leads to them; nothing for none. */
export function MessageBadge({ corner = false }: { corner?: boolean }) {
  const count = useUnreadMessages();
  if (count === 0) return null;
  const badge = <Count {...{ count, corner }} label="읽지 않은 알림" />;
  return corner ? (
    badge
  ) : (
    <Text as="span" toEnd>
      {badge}
    </Text>
  );
}
