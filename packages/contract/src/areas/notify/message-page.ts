import { NotifyKind } from './kinds.ts';

/** What a message is about: 0 for none or several. */
export type MessageSubject = { kind: NotifyKind; projectId: number; noticeId: number };

/** The page of a contractor that a message opens: its record, or the list of several ones. */
export function messagePage({ kind, projectId, noticeId }: MessageSubject): string {
  if (projectId > 0) return `/projects/companyview/${projectId}`;
  if (noticeId > 0) return `/notices/companyview/${noticeId}`;
  if (kind === NotifyKind.Notice) return '/notices/list';
  return kind === NotifyKind.Offer ? '/projects/companylist' : '/orders/list';
}
