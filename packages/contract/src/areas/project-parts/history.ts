import type { HistoryLine } from '../comments/automatic.ts';

/** A move from one state to another, both by their labels (section 21). */
export const statusMoved = (originValue: string, newValue: string, changeReason: string): HistoryLine => ({
  itemName: '프로젝트 상태',
  originValue,
  newValue,
  changeReason,
});

/** What materials of both kinds write into the history (MT1, MT2, I5, I6). */
export const materialHistory = {
  materialsConfirmed: (changeReason: string): HistoryLine => ({
    itemName: '자재확정',
    originValue: '미확정',
    newValue: '확정',
    changeReason,
  }),
  materialsReopened: (changeReason: string): HistoryLine => ({
    itemName: '자재수정',
    originValue: '확정',
    newValue: '미확정',
    changeReason,
  }),
} as const;
