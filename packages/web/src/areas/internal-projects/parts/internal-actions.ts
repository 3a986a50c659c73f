import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { performAction } from '#kit/record/perform-action.ts';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { today } from '#lib/days.ts';
import { cancelProject, completeProject } from '../api.ts';
import { isAllowed } from './allowed.ts';
import { subjectOf } from './internal-subject.ts';

type Props = {
  project: InternalInfo;
  actor: Actor;
  /** Whether the page has unsaved changes, which an action would not include. */
  unsaved: boolean;
  reload: () => Promise<void>;
  /** Explains a refused step. */
  explain: (decidedOn: InternalInfo) => Promise<boolean>;
};

/** What a completion leads to, and before the start that it is early (D-213). */
function consequenceOf({ startDate }: InternalInfo): string {
  const early = startDate > today() ? [messageText('project.complete.early', { day: startDate })] : [];
  return [...early, messageText('internal.complete.consequence')].join(' ');
}

/** The action 프로젝트완료, available while the project is in progress (INT-54, I3). */
export function nextAction({ project, actor, unsaved, reload, explain }: Props): RecordAction | undefined {
  if (!isAllowed('complete', project, actor)) return undefined;
  const complete = () =>
    performAction({
      unsaved,
      confirmation: {
        title: '프로젝트완료',
        question: 'project.complete.confirm',
        subject: subjectOf(project),
        consequence: consequenceOf(project),
      },
      done: 'project.complete.done',
      failed: 'project.complete.failed',
      send: () => completeProject(project),
      reload,
      explainConflict: () => explain(project),
    });
  return { label: '프로젝트완료', act: complete };
}

/** The action 프로젝트취소 with its reason (INT-57, I4). */
export const endingActions = ({
  project,
  actor,
  explain,
}: Pick<Props, 'project' | 'actor' | 'explain'>): RecordAction[] =>
  isAllowed('cancel', project, actor)
    ? [
        {
          label: '프로젝트취소',
          ends: true,
          memo: {
            confirmation: {
              title: '프로젝트취소',
              question: 'project.cancel.confirm',
              subject: subjectOf(project),
              consequence: messageText('project.cancel.consequence'),
              destructive: true,
            },
            memo: { label: '취소 사유', field: 'cancelMemo', missing: 'CANCEL_MEMO' },
            done: 'project.cancel.done',
            failed: 'project.cancel.failed',
            explainConflict: () => explain(project),
            send: (memo) => cancelProject(project, memo),
          },
        },
      ]
    : [];
