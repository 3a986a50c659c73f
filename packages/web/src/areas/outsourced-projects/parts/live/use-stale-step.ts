import type { Actor } from '@portal/contract/core/actor';
import { useStaleStep as useStaleProjectStep } from '#areas/project/public/use-stale-step.ts';
import { liveProject } from './live-project.ts';

/** The dialog after a step of an outsourced project that was refused because the project had changed (D-210). */
export const useStaleStep = (actor: Actor) => useStaleProjectStep(liveProject, actor);

/** Explains a refused step, given the project on which the user decided. */
export type ExplainStale = ReturnType<typeof useStaleStep>['explain'];
