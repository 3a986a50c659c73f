import { isManager, isStaff } from '../../core/actor.ts';
import type { Machine } from '../../core/machine.ts';
import { InternalStatus } from './status.ts';

const { InProgress, Completed, Canceled } = InternalStatus;

const badState = () => 'BAD_STATE' as const;

type InternalEvent = 'edit' | 'complete' | 'cancel' | 'confirmMaterials' | 'reopenMaterials' | 'remove';

/** The state table of internal projects (internal-projects.md). */
export const internalMachine: Machine<InternalStatus, InternalEvent> = {
  edit: { spec: 'I2', from: [InProgress], to: null, may: isStaff, refusal: badState },
  complete: {
    spec: 'I3',
    from: [InProgress],
    to: Completed,
    may: isStaff,
    refusal: (from) => (from === Completed ? 'ALREADY_COMPLETED' : 'BAD_STATE'),
  },
  cancel: {
    spec: 'I4',
    from: [InProgress],
    to: Canceled,
    may: isStaff,
    refusal: (from) => (from === Canceled ? 'ALREADY_CANCELED' : 'BAD_STATE'),
  },
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
