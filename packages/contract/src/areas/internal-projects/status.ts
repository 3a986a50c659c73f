import { BY_START, type ListRules, NEWEST_FIRST } from '../../core/paging.ts';
import { messageText } from '../../messages.ts';

/** Statuses of an internal project (INT-49). */
export const InternalStatus = { InProgress: 'N', Completed: 'YY', Canceled: 'C' } as const;
export type InternalStatus = (typeof InternalStatus)[keyof typeof InternalStatus];

const { InProgress, Completed, Canceled } = InternalStatus;

/** All statuses in the order in which a project passes them; also the status buttons of the list. */
export const INTERNAL_STATUSES = [InProgress, Completed, Canceled] as const;

/** Statuses, keyword types and orders of the list of internal projects (INT-05 to INT-07). */
export const INTERNAL_LIST = {
  size: 30,
  statuses: INTERNAL_STATUSES,
  types: [
    { value: 'projectName', label: '프로젝트명' },
    { value: 'areaName', label: '지역' },
    { value: 'pmName', label: '담당자(PM)' },
    { value: 'salesName', label: '담당자(영업)' },
    { value: 'customerName', label: '고객사' },
    { value: 'placeName', label: '현장명' },
  ],
  orders: [...NEWEST_FIRST, ...BY_START],
} as const satisfies ListRules;

const LABELS = new Map<string, string>(
  Object.entries({
    N: '진행중',
    YY: '프로젝트완료',
    C: '프로젝트취소',
  } satisfies Record<InternalStatus, string>),
);

/** Label of a status code; '알 수 없음' for any other (INT-49). */
export const internalStatusLabel = (code: string): string => LABELS.get(code) ?? messageText('common.unknown');
