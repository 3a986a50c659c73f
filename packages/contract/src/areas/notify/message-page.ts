import { Board } from '../comments/boards.ts';
import { CATALOGUE, NOTIFY_KEYS, type NotifyKey } from './catalogue.ts';
import { NotifyKind } from './kinds.ts';

/** The list of everything that is sent, and its name. A test message is about it (D-425). */
export const OUTBOX_PAGE = '/reference/outbox';
export const OUTBOX_NAME = '발송 현황';

/** What a message is about: 0 for none or several. */
export type MessageSubject = { kind: NotifyKind; projectId: number; noticeId: number };

/** The tab of the record that messages of a kind open. */
const TABS: Partial<Record<NotifyKind, string>> = {
  [NotifyKind.SiteTalk]: 'talk',
  [NotifyKind.SiteLog]: 'site',
  [NotifyKind.SiteReport]: 'report',
};

const isOfTalk = (key: NotifyKey): boolean => CATALOGUE[key].kind === NotifyKind.SiteTalk;

/** The messages that are read with the talk of a site, and those that are read with their record (D-594). */
export const TALK_KEYS: readonly NotifyKey[] = NOTIFY_KEYS.filter(isOfTalk);
export const RECORD_KEYS: readonly NotifyKey[] = NOTIFY_KEYS.filter((key) => !isOfTalk(key));

/** The page of a contractor that a message opens: its record, or the list of several ones. Those of the site have tabs. */
export function messagePage({ kind, projectId, noticeId }: MessageSubject): string {
  const tab = TABS[kind];
  if (projectId > 0) return `/projects/companyview/${projectId}${tab === undefined ? '' : `?tab=${tab}`}`;
  if (noticeId > 0) return `/notices/companyview/${noticeId}`;
  if (kind === NotifyKind.Test) return OUTBOX_PAGE;
  if (kind === NotifyKind.Account) return '/managers/list';
  if (kind === NotifyKind.Notice) return '/notices/list';
  return kind === NotifyKind.Offer ? '/projects/companylist' : '/orders/list';
}

/** The list of the own messages. */
export const MESSAGES_PAGE = '/alarmsnotices/list';

const RECORD_PAGES: Readonly<Record<Board, string>> = {
  [Board.Project]: '/projects/view',
  [Board.Internal]: '/projects/mizeview',
  [Board.Manager]: '/managers/view',
  [Board.Users]: '/employee/view',
  [Board.Notice]: '/notices/view',
};

/** The page of staff that a message opens: the record of the board. */
export const recordPage = (board: Board, key: string): string => `${RECORD_PAGES[board]}/${encodeURIComponent(key)}`;

/** Boards whose records have a name that may leave the portal. The others are named after a person. */
export const NAMED_BOARDS: readonly Board[] = [Board.Project, Board.Internal, Board.Notice];
