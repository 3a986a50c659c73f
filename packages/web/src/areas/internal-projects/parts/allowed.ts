import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { internalMachine } from '@portal/contract/areas/internal-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';

/** Whether the state table lets this user do `event` with the project now (INT-55, INT-56, D-77). */
export function isAllowed(event: keyof typeof internalMachine, project: InternalInfo, actor: Actor): boolean {
  return allows(internalMachine, event, project.mizeStatus, actor);
}
