import type { MenuMode } from '../menu/mode.ts';

/** Which board: the contractors' (C) or the staff's own (M). Ids run through both (D-27, D-115). */
export const NoticeBoard = { Partners: 'C', Staff: 'M' } as const;
export type NoticeBoard = (typeof NoticeBoard)[keyof typeof NoticeBoard];
export const NOTICE_BOARDS = [NoticeBoard.Partners, NoticeBoard.Staff] as const;

/** Whose calls begin with which word (D-153), and in which menus it stands. */
export const NOTICE_PREFIX = { C: 'Notice', M: 'MizeNotice' } as const satisfies Record<MenuMode, string>;

/** Waiting for its time, published, or over. */
export const NoticeStage = { Waiting: 'W', Published: 'P', Ended: 'E' } as const;
export type NoticeStage = (typeof NoticeStage)[keyof typeof NoticeStage];
export const NOTICE_STAGES = [NoticeStage.Waiting, NoticeStage.Published, NoticeStage.Ended] as const;

/** Hours for which a published notice bears the mark of a new one. */
export const NEW_HOURS = 72;
/** Hours before somebody who has not read it can be reminded of the same notice again. */
export const REMIND_HOURS = 1;

/** When a notice is shown: from its beginning, which counts, to its end, which does not; null is open. */
type Span = { from: Date | null; until: Date | null };

export function stageAt({ from, until }: Span, now: Date): NoticeStage {
  if (until !== null && until <= now) return NoticeStage.Ended;
  return from !== null && from > now ? NoticeStage.Waiting : NoticeStage.Published;
}
