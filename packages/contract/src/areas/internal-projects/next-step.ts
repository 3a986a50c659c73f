import { InternalStatus } from './status.ts';

/** What of an internal project decides how far it is from its completion. */
export type CompletionFacts = { status: InternalStatus; hasMaterials: boolean; materialsConfirmed: boolean };

/** What is still to do before completing; nothing of it is demanded (I3). */
export const missingForCompletion = (facts: CompletionFacts): { label: string; place: string }[] =>
  facts.status === InternalStatus.InProgress && facts.hasMaterials && !facts.materialsConfirmed
    ? [{ label: '자재 확정', place: 'info' }]
    : [];
