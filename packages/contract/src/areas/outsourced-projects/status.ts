import { messageText } from '../../messages.ts';

/** Statuses of an outsourced project (OUT-33 to OUT-40). */
export const ProjectStatus = {
  Draft: 'P',
  Open: 'N',
  Awarded: 'Y',
  Completed: 'YY',
  Invoiced: 'B',
  Settled: 'E',
  Withdrawn: 'F',
  Canceled: 'C',
} as const;
export type ProjectStatus = (typeof ProjectStatus)[keyof typeof ProjectStatus];

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

/** All statuses in the order in which a project passes them. */
export const PROJECT_STATUSES = [Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled] as const;

const LABELS = new Map<string, string>(
  Object.entries({
    P: '게시전',
    N: '수주전',
    Y: '수주완료',
    YY: '프로젝트완료',
    B: '계산서발급완료',
    E: '정산완료',
    F: '수주철회',
    C: '프로젝트취소',
  } satisfies Record<ProjectStatus, string>),
);

/** The filter code of what a contractor sees of another company's award; rows have their status (D-46, D-247). */
export const TAKEN = 'taken';

/** Label of a status code, or of TAKEN; '알 수 없음' for any other (OUT-41). */
export const statusLabel = (code: string): string =>
  code === TAKEN ? messageText('outsourced.taken') : (LABELS.get(code) ?? messageText('common.unknown'));

/** Status buttons of the staff's and the contractors' list. 'A' is 전체 (D-41). */
export const PARTNER_LIST_STATUSES = [Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled, TAKEN] as const;
/** What the contractors' list filters by and counts: the statuses of the own company, and TAKEN (D-247). */
export const SEEN_STATUSES = [...PROJECT_STATUSES, TAKEN] as const;

/** Whether a list row shows the offered dates instead of the chosen one (OUT-16, OUT-18). */
export const isBeforeAward = (status: ProjectStatus): boolean => status === Draft || status === Open;

/** From the award until the settlement: the winner sees the customer and may answer changes (D-45, D-220). */
export const UNTIL_SETTLED: readonly ProjectStatus[] = [Awarded, Completed, Invoiced];

/** The states of a project that a company has won (D-102). */
export const WON_STATUSES = [Awarded, Completed, Invoiced, Settled] as const;

/** Statuses that an order can have (D-86). */
export const ORDER_STATUSES = [Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled] as const;

/** Statuses of projects in the settlement, also its status buttons: an invoice was issued (D-98, SETTLE-08). */
export const SETTLEMENT_STATUSES = [ProjectStatus.Invoiced, ProjectStatus.Settled] as const;
