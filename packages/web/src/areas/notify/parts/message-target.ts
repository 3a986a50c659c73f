import type { InboxRow } from '@portal/contract/areas/notify/calls';
import { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { paths } from '#lib/paths.ts';

/** The page that a message opens: its record, or the list of several ones. */
export function messageTarget({
  kind,
  projectId,
  noticeId,
}: Pick<InboxRow, 'kind' | 'projectId' | 'noticeId'>): string {
  if (projectId > 0) return paths.projectCompanyView(projectId);
  if (noticeId > 0) return paths.noticeCompanyView(noticeId);
  if (kind === NotifyKind.Notice) return paths.noticeList;
  return kind === NotifyKind.Offer ? paths.projectCompanyList : paths.orderList;
}
