import { isStaff } from '@portal/contract/core/actor';
import { AlarmListPage } from '#areas/alarms/pages/alarm-list-page.tsx';
import { MessageListPage } from '#areas/notify/pages/message-list-page.tsx';
import { useActor } from '#lib/use-actor.ts';

/** /alarmsnotices/list, '알림목록': the alarms of staff, or the messages of a contractor (D-157). */
export const InboxPage = () => (isStaff(useActor()) ? <AlarmListPage /> : <MessageListPage />);
