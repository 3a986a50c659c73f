import { agreedItems } from '@portal/contract/areas/outsourced-projects/agreement';
import { REMINDS_OF_WINNER } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { Change, ChangeReason } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import type { AskReasons, ReadersOf } from '#kit/edit/change-reasons.ts';
import { type Confirmation, confirm } from '#lib/confirm.ts';

/** The confirmation that reminds staff to inform the winner of changes after the award (OUT-110, D-71). */
const awardedConfirmation = (project: ProjectInfo, changed: readonly Change[]): Confirmation => ({
  title: `${statusLabel(project.mizeStatus)} 프로젝트 수정`,
  button: '수정',
  question: 'outsourced.edit.awarded',
  subject: {
    name: project.projectName,
    facts: [
      { label: '바뀌는 항목', value: changed.map(({ itemName }) => itemName).join(', ') },
      {
        label: '알릴 업체',
        value: [project.choiceCompanyName, project.managerUserName, project.managerUserPhone].join(' '),
      },
    ],
  },
});

/** Who reads the reason of a change after the award: the winner, of what was agreed; else staff alone (D-612). */
const readersOf: ReadersOf = (itemName) =>
  messageText(agreedItems(true).includes(itemName) ? 'reason.readers.company' : 'reason.readers.staff');

/** Asks for the change reasons to save with, after the reminder of a winner. Returns null when the user declines. */
export async function collectReasons(
  loaded: ProjectInfo,
  changed: readonly Change[],
  ask: AskReasons['ask'],
): Promise<ChangeReason[] | null> {
  if (changed.length === 0) return [];
  const reminds = REMINDS_OF_WINNER.includes(loaded.mizeStatus);
  if (!reminds) return ask(changed);
  return (await confirm(awardedConfirmation(loaded, changed))) ? ask(changed, readersOf) : null;
}
