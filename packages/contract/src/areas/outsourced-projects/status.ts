import { isManager, isPartner, isStaff } from '../../core/actor.ts';
import type { Machine } from '../../core/machine.ts';
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

type ProjectEvent =
  | 'edit'
  | 'post'
  | 'repost'
  | 'accept'
  | 'withdraw'
  | 'cancel'
  | 'complete'
  | 'saveBillDate'
  | 'confirmInvoice'
  | 'settle'
  | 'remove'
  | 'confirmMaterials'
  | 'reopenMaterials'
  | 'sendMaterials'
  | 'receiveMaterials'
  | 'acceptDifference'
  | 'confirmChanges'
  | 'object'
  | 'answerObjection';

/** From the award until the settlement: the winner sees the customer and may answer changes (D-45, D-220). */
export const UNTIL_SETTLED: readonly ProjectStatus[] = [Awarded, Completed, Invoiced];

const badState = () => 'BAD_STATE' as const;
const mayAccept = (actor: Parameters<typeof isPartner>[0]) => isPartner(actor) && actor.companyActive;

/** The state table of outsourced projects (decisions.md section 18). */
export const projectMachine: Machine<ProjectStatus, ProjectEvent> = {
  edit: {
    spec: 'D-57',
    from: [Draft, Open, Awarded, Completed, Invoiced, Withdrawn],
    to: null,
    may: isStaff,
    refusal: badState,
  },
  post: { spec: 'T2', from: [Draft], to: Open, may: isStaff, refusal: badState },
  repost: { spec: 'T3', from: [Withdrawn], to: Open, may: isStaff, refusal: badState },
  accept: {
    spec: 'T5',
    from: [Open],
    to: Awarded,
    may: mayAccept,
    refusal: (from) => (from === Draft || from === Withdrawn || from === Canceled ? 'NOT_OPEN' : 'ALREADY_ACCEPTED'),
  },
  withdraw: { spec: 'T6', from: [Open, Awarded], to: Withdrawn, may: isStaff, refusal: badState },
  cancel: { spec: 'T7', from: [Draft, Open, Awarded, Withdrawn], to: Canceled, may: isStaff, refusal: badState },
  complete: { spec: 'T8', from: [Awarded], to: Completed, may: isStaff, refusal: badState },
  saveBillDate: { spec: 'T9', from: [Completed], to: null, may: isPartner, refusal: badState },
  confirmInvoice: { spec: 'T10', from: [Completed], to: Invoiced, may: isManager, refusal: badState },
  settle: {
    spec: 'T11',
    from: [Invoiced],
    to: Settled,
    may: isStaff,
    refusal: (from) => (from === Settled ? 'ALREADY_SETTLED' : 'BAD_STATE'),
  },
  remove: {
    spec: 'T12',
    from: [Draft, Open, Withdrawn, Canceled],
    to: 'deleted',
    may: isStaff,
    refusal: () => 'DELETE_LOCKED',
  },
  confirmMaterials: { spec: 'MT1', from: [Draft, Open, Awarded], to: null, may: isStaff, refusal: badState },
  reopenMaterials: { spec: 'MT2', from: [Draft, Open, Awarded], to: null, may: isManager, refusal: badState },
  sendMaterials: { spec: 'MT3', from: [Awarded], to: null, may: isStaff, refusal: badState },
  receiveMaterials: { spec: 'MT4', from: [Awarded], to: null, may: isPartner, refusal: badState },
  acceptDifference: { spec: 'MT5', from: [Awarded], to: null, may: isStaff, refusal: badState },
  confirmChanges: { spec: 'CH1', from: UNTIL_SETTLED, to: null, may: isPartner, refusal: badState },
  object: { spec: 'CH2', from: UNTIL_SETTLED, to: null, may: isPartner, refusal: badState },
  answerObjection: { spec: 'CH3', from: [...UNTIL_SETTLED, Settled], to: null, may: isStaff, refusal: badState },
};

/** The states of a project that a company has won (D-102). */
export const WON_STATUSES = [Awarded, Completed, Invoiced, Settled] as const;

/** Statuses that an order can have (D-86). */
export const ORDER_STATUSES = [Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled] as const;

/** Statuses of projects in the settlement, also its status buttons: an invoice was issued (D-98, SETTLE-08). */
export const SETTLEMENT_STATUSES = [ProjectStatus.Invoiced, ProjectStatus.Settled] as const;
