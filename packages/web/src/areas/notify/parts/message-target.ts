import type { InboxRow } from '@portal/contract/areas/notify/calls';
import { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { TALK_SEARCH } from '#areas/site/public/talk-tab.ts';
import { paths } from '#lib/paths.ts';

/** An address of the portal, with what it opens there. */
type MessageTarget = { to: string; search?: Record<string, string> };

/** The page that a message opens: its record, or the list of several ones. The talk of a site has its own tab. */
export function messageTarget({
  kind,
  projectId,
  noticeId,
}: Pick<InboxRow, 'kind' | 'projectId' | 'noticeId'>): MessageTarget {
  if (projectId > 0) {
    return { to: paths.projectCompanyView(projectId), ...(kind === NotifyKind.Talk ? { search: TALK_SEARCH } : {}) };
  }
  if (noticeId > 0) return { to: paths.noticeCompanyView(noticeId) };
  if (kind === NotifyKind.Notice) return { to: paths.noticeList };
  return { to: kind === NotifyKind.Offer ? paths.projectCompanyList : paths.orderList };
}
