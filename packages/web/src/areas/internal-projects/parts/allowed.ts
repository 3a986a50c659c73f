import { internalMachine } from '@portal/contract/areas/internal-projects/machine';
import { mayPickPastDays } from '@portal/contract/areas/internal-projects/policy';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import { today } from '#lib/days.ts';

/** Whether the state machine allows this user to do `event` with the project now (D-77). */
export const isAllowed = (event: keyof typeof internalMachine, project: InternalInfo, actor: Actor): boolean =>
  allows(internalMachine, event, project.mizeStatus, actor);

/** The earliest start date that this user may pick. It is '' when any day is allowed (D-140). */
export const earliestDay = (actor: Actor): string => (mayPickPastDays(actor) ? '' : today());
