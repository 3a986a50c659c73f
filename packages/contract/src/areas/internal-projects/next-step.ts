import { InternalStatus } from './status.ts';

/** The facts about an internal project that decide what is still to do before its completion. */
export type CompletionFacts = { status: InternalStatus; hasMaterials: boolean; materialsConfirmed: boolean };

/** What is still to do before completion, as a hint. The server does not require it (I3). */
export const missingForCompletion = (facts: CompletionFacts): { label: string; place: string }[] =>
  facts.status === InternalStatus.InProgress && facts.hasMaterials && !facts.materialsConfirmed
    ? [{ label: '자재 확정', place: 'materials' }]
    : [];
