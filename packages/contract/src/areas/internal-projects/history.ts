import type { HistoryLine } from '../comments/automatic.ts';
import { materialHistory, statusMoved } from '../project-parts/history.ts';
import { InternalStatus, internalStatusLabel } from './status.ts';

const { InProgress, Completed, Canceled } = InternalStatus;

const ended = (to: InternalStatus, changeReason: string): HistoryLine =>
  statusMoved(internalStatusLabel(InProgress), internalStatusLabel(to), changeReason);

/** What each action of an internal project writes into its history (decisions.md section 21). */
export const internalHistory = {
  ...materialHistory,
  completed: () => ended(Completed, '프로젝트 완료'),
  canceled: (memo: string) => ended(Canceled, memo),
} as const;
