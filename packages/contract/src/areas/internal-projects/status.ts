import { isManager, isStaff } from '../../core/actor.ts';
import type { Machine } from '../../core/machine.ts';
import { messageText } from '../../messages.ts';

/** States of an internal project (INT-49). */
export const InternalStatus = { InProgress: 'N', Completed: 'YY', Canceled: 'C' } as const;
export type InternalStatus = (typeof InternalStatus)[keyof typeof InternalStatus];

const { InProgress, Completed, Canceled } = InternalStatus;

/** All codes in the order of a project's life: the buttons of the list (INT-05). */
export const INTERNAL_STATUSES = [InProgress, Completed, Canceled] as const;

const LABELS: Readonly<Record<InternalStatus, string>> = { N: '진행중', YY: '프로젝트완료', C: '프로젝트취소' };

/** Label of a code; '알 수 없음' for any other (INT-49, INT-50). */
export const internalStatusLabel = (code: string): string =>
  INTERNAL_STATUSES.some((status) => status === code) ? LABELS[code as InternalStatus] : messageText('common.unknown');

const badState = () => 'BAD_STATE' as const;

type InternalEvent = 'edit' | 'complete' | 'cancel' | 'confirmMaterials' | 'reopenMaterials' | 'remove';

/** The state table of internal projects (decisions.md section 19). */
export const internalMachine: Machine<InternalStatus, InternalEvent> = {
  edit: { spec: 'I2', from: [InProgress], to: null, may: isStaff, refusal: badState },
  complete: { spec: 'I3', from: [InProgress], to: Completed, may: isStaff, refusal: badState },
  cancel: { spec: 'I4', from: [InProgress], to: Canceled, may: isStaff, refusal: badState },
  confirmMaterials: { spec: 'I5', from: [InProgress], to: null, may: isStaff, refusal: badState },
  reopenMaterials: { spec: 'I6', from: [InProgress], to: null, may: isManager, refusal: badState },
  remove: {
    spec: 'I7',
    from: [InProgress, Canceled],
    to: 'deleted',
    may: isStaff,
    refusal: (from) => (from === Completed ? 'DELETE_DONE' : 'BAD_STATE'),
  },
};
