import type { AcceptDraft } from '@portal/contract/areas/outsourced-projects/forms';
import { ProjectStatus, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { RefusalCode } from '@portal/contract/messages';
import { call } from '../../../lib/call.ts';
import { showRefusal } from '../../../lib/failures.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../lib/toast.ts';
import { readCurrentStatus } from '../api.ts';

/** What the page does next: draw anew, or stay as it is with the refused field, if one was named. */
export type AcceptOutcome = { reload: boolean; field?: string | undefined };

const TAKEN_CODES: readonly string[] = ['ALREADY_ACCEPTED', 'NOT_OPEN'] satisfies RefusalCode[];

/** The sentence for a project that is open no more (PART-38, D-65); undefined while it is. */
function closedMessage(status: ProjectStatus | undefined): RefusalCode | undefined {
  if (status === undefined) return 'NOT_OPEN';
  return status === ProjectStatus.Open ? undefined : projectMachine.accept.refusal(status);
}

/** Asks for the status first, then accepts; being late shows only its own sentence (PART-37 to PART-41, D-127). */
export async function acceptProject(id: number, draft: AcceptDraft, loginId: string): Promise<AcceptOutcome> {
  try {
    const closed = closedMessage(await readCurrentStatus(id));
    if (closed) {
      toast.error(closed);
      return { reload: true };
    }
    await call('Construction/construction-accept', { ...draft, Id: id, LoginId: loginId });
    toast.success('outsourced.accept.done');
    return { reload: true };
  } catch (error) {
    if (error instanceof Refusal && TAKEN_CODES.includes(error.code)) {
      toast.text(error.message, 'error');
      return { reload: true };
    }
    showRefusal('outsourced.accept.failed', error);
    return { reload: false, field: error instanceof Refusal ? error.field : undefined };
  }
}
