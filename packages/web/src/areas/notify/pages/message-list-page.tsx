import { ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import type { InboxRow } from '@portal/contract/areas/notify/calls';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { dayTitle } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { ownInbox, useMarkAllRead, useMarkRead, useUnreadMessages } from '../api.ts';
import { MessageItem } from '../parts/message-item.tsx';

const CONFIRMED = [
  { value: ConfirmStatus.Unread, label: '미확인' },
  { value: ConfirmStatus.All, label: '전체' },
];

const filtersOf = (unread: number): ListFilter[] => [
  {
    kind: 'chips',
    name: 'confirmStatus',
    label: '확인 상태',
    options: CONFIRMED,
    counts: { [ConfirmStatus.Unread]: unread },
  },
];

/** Leads from an inbox without unread messages to all of them. */
const PAST = { label: '지난 알림 보기', part: { confirmStatus: ConfirmStatus.All } };

const rowNames = {
  keyOf: ({ readId }: InboxRow): number => readId,
  nameOf: ({ title, subject }: InboxRow): string => `${title} ${subject}`,
};

const dayOf = ({ createdDtm }: InboxRow): string => dayTitle(createdDtm);

/** The button that marks all messages as read. */
function ReadAllButton() {
  const readAll = useMarkAllRead();
  const variant = useNarrow() ? 'subtle' : 'default';
  return (
    <BusyButton variant={variant} needsServer onClick={readAll}>
      모두 읽음
    </BusyButton>
  );
}

/** '알림목록' of contractors: what the portal told them, newest first (D-382). */
export function MessageListPage() {
  const unread = useUnreadMessages();
  const read = useMarkRead();
  return (
    <ListScreen
      {...rowNames}
      title="알림목록"
      {...ownInbox()}
      filters={filtersOf(unread)}
      groupOf={dayOf}
      card={(message) => <MessageItem message={message} onRead={(one) => void read(one)} />}
      emptyText="notify.empty"
      emptyHint="notify.empty.hint"
      emptyAction={PAST}
      buttonsFit
      buttons={() => unread > 0 && <ReadAllButton />}
    />
  );
}
