import { isManager, isPartner, isStaff } from '../../core/actor.ts';
import type { Machine } from '../../core/machine.ts';
import type { RefusalCode } from '../../messages.ts';
import { ProjectStatus, UNTIL_SETTLED } from './status.ts';

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

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

const badState = () => 'BAD_STATE' as const;
/** The refusal of an event whose wanted state the project has already, or has left behind (D-680). */
const already =
  (code: RefusalCode, states: readonly ProjectStatus[]) =>
  (from: ProjectStatus): RefusalCode =>
    states.includes(from) ? code : 'BAD_STATE';
const alreadyPosted = already('ALREADY_POSTED', [Open, Awarded, Completed, Invoiced, Settled]);
const mayAccept = (actor: Parameters<typeof isPartner>[0]) => isPartner(actor) && actor.companyActive;

/** The state table of outsourced projects (outsourced-projects-states.md). */
export const projectMachine: Machine<ProjectStatus, ProjectEvent> = {
  edit: {
    spec: 'D-57',
    from: [Draft, Open, Awarded, Completed, Invoiced, Withdrawn],
    to: null,
    may: isStaff,
    refusal: badState,
  },
  post: { spec: 'T2', from: [Draft], to: Open, may: isStaff, refusal: alreadyPosted },
  repost: { spec: 'T3', from: [Withdrawn], to: Open, may: isStaff, refusal: alreadyPosted },
  accept: {
    spec: 'T5',
    from: [Open],
    to: Awarded,
    may: mayAccept,
    refusal: (from) => (from === Draft || from === Withdrawn || from === Canceled ? 'NOT_OPEN' : 'ALREADY_ACCEPTED'),
  },
  withdraw: {
    spec: 'T6',
    from: [Open, Awarded],
    to: Withdrawn,
    may: isStaff,
    refusal: already('ALREADY_WITHDRAWN', [Withdrawn]),
  },
  cancel: {
    spec: 'T7',
    from: [Draft, Open, Awarded, Withdrawn],
    to: Canceled,
    may: isStaff,
    refusal: already('ALREADY_CANCELED', [Canceled]),
  },
  complete: {
    spec: 'T8',
    from: [Awarded],
    to: Completed,
    may: isStaff,
    refusal: already('ALREADY_COMPLETED', [Completed, Invoiced, Settled]),
  },
  saveBillDate: { spec: 'T9', from: [Completed], to: null, may: isPartner, refusal: badState },
  confirmInvoice: {
    spec: 'T10',
    from: [Completed],
    to: Invoiced,
    may: isManager,
    refusal: already('ALREADY_INVOICED', [Invoiced, Settled]),
  },
  settle: {
    spec: 'T11',
    from: [Invoiced],
    to: Settled,
    may: isStaff,
    refusal: already('ALREADY_SETTLED', [Settled]),
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
