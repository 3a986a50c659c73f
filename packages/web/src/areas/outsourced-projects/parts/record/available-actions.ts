import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { type Action, performAction } from '#kit/record/perform-action.ts';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { cancelProject, confirmInvoice, postProject, withdrawProject } from '../../api.ts';
import { isAllowed } from './allowed.ts';
import { projectSubject } from './project-subject.tsx';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** Whether the page has unsaved changes, which an action would not include. */
  unsaved: boolean;
  reload: () => Promise<void>;
  /** Opens the dialog that completes the project. */
  onComplete: () => unknown;
};

const POSTING = {
  done: 'outsourced.post.done',
  failed: 'outsourced.post.failed',
} as const;

const post = (project: ProjectInfo): Omit<Action, 'reload'> => ({
  ...POSTING,
  confirmation: {
    title: '프로젝트 게시',
    button: '게시',
    question: 'outsourced.post.confirm',
    subject: projectSubject(project),
    consequence: messageText('outsourced.post.consequence'),
  },
  send: () => postProject(project.id),
});

const repost = (project: ProjectInfo): Omit<Action, 'reload'> => ({
  ...POSTING,
  confirmation: {
    title: '프로젝트 재게시',
    button: '재게시',
    question: 'outsourced.repost.confirm',
    subject: projectSubject(project),
    consequence: messageText('outsourced.post.consequence'),
  },
  send: () => postProject(project.id),
});

const invoice = (project: ProjectInfo): Omit<Action, 'reload'> => {
  const { name, facts } = projectSubject(project);
  return {
    confirmation: {
      title: '계산서 발급확인',
      button: '발급확인',
      question: 'outsourced.invoice.confirm',
      subject: { name, facts: [...facts, { label: '계산서 발행일', value: project.billDate }] },
      consequence: messageText('outsourced.invoice.consequence', { month: project.billDate.slice(0, 7) }),
    },
    done: 'outsourced.invoice.done',
    failed: 'outsourced.invoice.failed',
    send: () => confirmInvoice(project.id),
  };
};

/**
 * The main action for the next step, if this user may do it. It posts, completes, or confirms the invoice (T2, T3, T8,
 * T10).
 */
export function nextAction({ project, actor, unsaved, reload, onComplete }: Props): RecordAction | undefined {
  const act = (action: Omit<Action, 'reload'>) => () => performAction({ unsaved, ...action, reload });
  if (isAllowed('post', project, actor)) return { label: '게시', act: act(post(project)) };
  if (isAllowed('repost', project, actor)) return { label: '재게시', act: act(repost(project)) };
  if (isAllowed('complete', project, actor)) return { label: '프로젝트완료', act: onComplete };
  if (isAllowed('confirmInvoice', project, actor)) return { label: '계산서 발급확인', act: act(invoice(project)) };
  return undefined;
}

const withdrawal = (project: ProjectInfo): RecordAction => {
  const company = project.choiceCompanyName;
  return {
    label: '수주철회',
    ends: true,
    memo: {
      confirmation: {
        title: '수주철회',
        question: 'outsourced.withdraw.confirm',
        subject: projectSubject(project),
        consequence:
          company === ''
            ? messageText('outsourced.withdraw.openConsequence')
            : messageText('outsourced.withdraw.consequence', { company }),
        destructive: true,
      },
      memo: { label: '철회 사유', field: 'withDrawalMemo', missing: 'WITHDRAW_MEMO' },
      done: 'outsourced.withdraw.done',
      failed: 'outsourced.withdraw.failed',
      send: (memo) => withdrawProject(project.id, memo),
    },
  };
};

const cancellation = (project: ProjectInfo): RecordAction => ({
  label: '프로젝트취소',
  ends: true,
  memo: {
    confirmation: {
      title: '프로젝트취소',
      question: 'project.cancel.confirm',
      subject: projectSubject(project),
      consequence: messageText(
        project.mizeStatus === ProjectStatus.Awarded ? 'outsourced.cancel.consequence' : 'project.cancel.consequence',
      ),
      destructive: true,
    },
    memo: { label: '취소 사유', field: 'cancelMemo', missing: 'CANCEL_MEMO' },
    done: 'project.cancel.done',
    failed: 'project.cancel.failed',
    send: (memo) => cancelProject(project.id, memo),
  },
});

/** The actions 수주철회 and 프로젝트취소, exactly when the state machine allows them (T6, T7). */
export const endingActions = ({ project, actor }: Pick<Props, 'project' | 'actor'>): RecordAction[] => [
  ...(isAllowed('withdraw', project, actor) ? [withdrawal(project)] : []),
  ...(isAllowed('cancel', project, actor) ? [cancellation(project)] : []),
];
