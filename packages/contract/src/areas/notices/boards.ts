import type { MenuMode } from '../menu/mode.ts';

/** The boards: the contractors' (C) and the staff's own (M). Both share one sequence of ids (D-27, D-115). */
export const NoticeBoard = { Partners: 'C', Staff: 'M' } as const;
export type NoticeBoard = (typeof NoticeBoard)[keyof typeof NoticeBoard];
export const NOTICE_BOARDS = [NoticeBoard.Partners, NoticeBoard.Staff] as const;

/** First part of the path of each board's calls (D-153). The keys are also the menu modes. */
export const NOTICE_PREFIX = { C: 'Notice', M: 'MizeNotice' } as const satisfies Record<MenuMode, string>;

/** Stage of a notice: before, in, or after its publishing period. */
export const NoticeStage = { Waiting: 'W', Published: 'P', Ended: 'E' } as const;
export type NoticeStage = (typeof NoticeStage)[keyof typeof NoticeStage];
export const NOTICE_STAGES = [NoticeStage.Waiting, NoticeStage.Published, NoticeStage.Ended] as const;

/** Hours for which a published notice is marked as new. */
export const NEW_HOURS = 72;
/** The item name of the history line that a reminder writes. */
export const REMINDER_ITEM = '열람 요청';
/** Hours before the same user can be reminded of the same notice again. */
export const REMIND_HOURS = 1;

/** The publishing period: from `from` inclusive to `until` exclusive. Null means no limit. */
type Span = { from: Date | null; until: Date | null };

/** Stage of a notice with this publishing period at a moment. */
export function stageAt({ from, until }: Span, now: Date): NoticeStage {
  if (until !== null && until <= now) return NoticeStage.Ended;
  return from !== null && from > now ? NoticeStage.Waiting : NoticeStage.Published;
}
