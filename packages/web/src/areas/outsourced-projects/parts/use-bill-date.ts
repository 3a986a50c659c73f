import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import { useState } from 'react';
import { performAction } from '../../../kit/record/perform-action.ts';
import { focusField } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';
import { saveBillDate } from '../api.ts';

/** Whether this user may save the invoice date now (PART-45, PART-49, D-62). */
export function maySaveBillDate(project: ProjectInfo, actor: Actor): boolean {
  return project.winnerYN === 'Y' && allows(projectMachine, 'saveBillDate', project.mizeStatus, actor);
}

/** The invoice date of the winner, and saving it (PART-45 to PART-48, T9). */
export function useBillDate(project: ProjectInfo, reload: () => Promise<void>) {
  const [date, setDate] = useState(project.billDate);
  const save = async () => {
    if (date === '') {
      toast.error('outsourced.billDate.blank');
      focusField('BillDate');
      return;
    }
    await performAction({
      done: 'outsourced.billDate.done',
      failed: 'outsourced.billDate.failed',
      send: () => saveBillDate(project.id, date),
      reload,
    });
  };
  return { date, setDate, save };
}
