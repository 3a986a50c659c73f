import type { HistoryLine } from '../../core/forms.ts';
import { joinForDisplay, materialHistory, statusChange } from '../project/changes.ts';
import { CHOSEN_DATE_ITEM } from './agreement.ts';
import { ProjectStatus, statusLabel } from './status.ts';

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

const moved = (from: ProjectStatus, to: ProjectStatus, changeReason: string): HistoryLine =>
  statusChange(statusLabel(from), statusLabel(to), changeReason);

/** The history lines that each action of a project writes (comments.md). */
export const projectHistory = {
  posted: () => moved(Draft, Open, '프로젝트 게시'),
  reposted: (companyName: string) =>
    moved(Withdrawn, Open, `프로젝트 재게시 (이전 수주업체: ${companyName === '' ? '없음' : companyName})`),
  accepted: ({ companyName, day, people }: { companyName: string; day: string; people: number }) =>
    moved(Open, Awarded, `${companyName} 수주 (시작일 ${day}, 투입 인원 ${people}명)`),
  withdrawn: (from: ProjectStatus, memo: string) => moved(from, Withdrawn, memo),
  canceled: (from: ProjectStatus, memo: string) => moved(from, Canceled, memo),
  completed: () => moved(Awarded, Completed, '프로젝트 완료'),
  billDateSaved: (before: string, after: string): HistoryLine => ({
    itemName: '계산서 발행일',
    originValue: before,
    newValue: after,
    changeReason: '계산서 발행일 등록',
  }),
  chosenDateMoved: (before: string, after: string, changeReason: string): HistoryLine => ({
    itemName: CHOSEN_DATE_ITEM,
    originValue: before,
    newValue: after,
    changeReason,
  }),
  changesConfirmed: (itemNames: readonly string[]): HistoryLine => ({
    itemName: '변경 확인',
    originValue: '미확인',
    newValue: '확인',
    changeReason: joinForDisplay([...new Set(itemNames)]),
  }),
  objected: (objection: string): HistoryLine => ({
    itemName: '변경 이의',
    originValue: '',
    newValue: '이의 제기',
    changeReason: objection,
  }),
  objectionAnswered: (answer: string): HistoryLine => ({
    itemName: '변경 이의',
    originValue: '이의 제기',
    newValue: '답변',
    changeReason: answer,
  }),
  messageResent: (title: string, userName: string, reason: string): HistoryLine => ({
    itemName: '알림 다시 보내기',
    originValue: '',
    newValue: `${title} (${userName})`,
    changeReason: reason,
  }),
  invoiceConfirmed: () => moved(Completed, Invoiced, '계산서 발급확인'),
  settled: () => moved(Invoiced, Settled, '정산완료 처리'),
  ...materialHistory,
  materialsSent: (before: string, after: string): HistoryLine => ({
    itemName: '자재발송',
    originValue: before === '' ? '미발송' : before,
    newValue: after,
    changeReason: '자재발송',
  }),
  /** `difference` is what was missing or damaged and accepted; '' for none. */
  materialsReceived: (difference = ''): HistoryLine => ({
    itemName: '자재수령',
    originValue: '미수령',
    newValue: '수령',
    changeReason: difference === '' ? '자재수령' : `차이 인정: ${difference}`,
  }),
} as const;

/** Reason in the history when sending the materials also confirmed them (D-69). */
export const CONFIRMED_BY_SENDING = '자재발송';
