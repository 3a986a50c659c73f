import type { Change } from '../../core/changes.ts';

/** A line of the history: what changed, and why (CHG-14). */
export type HistoryLine = Change & { changeReason: string };

/** A value of the history in words; '' reads '없음' (D-73). */
export const orNone = (value: string): string => (value === '' ? '없음' : value);

/** commentContent of an automatic comment (D-73); the four fields are stored beside it. */
export const automaticContent = ({ itemName, originValue, newValue, changeReason }: HistoryLine): string =>
  `[자동댓글] ${itemName}: ${orNone(originValue)} → ${orNone(newValue)} (사유: ${changeReason})`;
