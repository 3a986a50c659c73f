import type { MissingItem } from '@portal/contract/areas/outsourced-projects/next-step';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { type Action, performAction } from '#kit/record/perform-action.ts';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import type { Memo } from '#kit/record/use-memo-field.tsx';
import { cancelProject, confirmInvoice, postProject, withdrawProject } from '../../api.ts';
import type { ExplainStale } from '../live/use-stale-step.ts';
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
  /** What is missing for the next step. */
  missing: readonly MissingItem[];
  explain: ExplainStale;
};

type Step = Omit<Action, 'reload' | 'explainConflict'>;

const POSTING = {
  done: 'outsourced.post.done',
  failed: 'outsourced.post.failed',
} as const;

const post = (project: ProjectInfo): Step => ({
  ...POSTING,
  confirmation: {
    title: '프로젝트 게시',
    button: '게시',
    question: 'outsourced.post.confirm',
    subject: projectSubject(project),
    consequence: messageText('outsourced.post.consequence'),
  },
  send: () => postProject(project),
});

const repost = (project: ProjectInfo): Step => ({
  ...POSTING,
  confirmation: {
    title: '프로젝트 재게시',
    button: '재게시',
    question: 'outsourced.repost.confirm',
    subject: projectSubject(project),
    consequence: messageText('outsourced.post.consequence'),
  },
  send: () => postProject(project),
});

const invoice = (project: ProjectInfo): Step => {
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
    send: () => confirmInvoice(project),
  };
};

/** Why the server would refuse the step now, because something is missing that its dialog does not ask for (D-213). */
function blockedBy(missing: readonly MissingItem[]): string | undefined {
  const items = missing.filter(({ required }) => required).map(({ label }) => label);
  return items.length === 0 ? undefined : messageText('outsourced.step.needs', { items: items.join(', ') });
}

/**
 * The main action for the next step, if this user may do it. It posts, completes, or confirms the invoice (T2, T3, T8,
 * T10).
 */
export function nextAction(props: Props): RecordAction | undefined {
  const { project, actor, unsaved, reload, onComplete, missing, explain } = props;
  const action = (label: string, step: Step): RecordAction => ({
    label,
    blocked: blockedBy(missing),
    act: () => performAction({ unsaved, ...step, reload, explainConflict: () => explain(project) }),
  });
  if (isAllowed('post', project, actor)) return action('게시', post(project));
  if (isAllowed('repost', project, actor)) return action('재게시', repost(project));
  if (isAllowed('complete', project, actor)) return { label: '프로젝트완료', act: onComplete };
  if (isAllowed('confirmInvoice', project, actor)) return action('계산서 발급확인', invoice(project));
  return undefined;
}

/** That the company of an award reads the memo of its end (D-612). */
const readersOf = ({ choiceCompanyName }: ProjectInfo): Pick<Memo, 'readers'> =>
  choiceCompanyName === '' ? {} : { readers: messageText('reason.readers.company') };

type EndingProps = Pick<Props, 'project' | 'actor' | 'explain'>;

const withdrawal = ({ project, explain }: EndingProps): RecordAction => {
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
      memo: { label: '철회 사유', field: 'withDrawalMemo', missing: 'WITHDRAW_MEMO', ...readersOf(project) },
      done: 'outsourced.withdraw.done',
      failed: 'outsourced.withdraw.failed',
      explainConflict: () => explain(project),
      send: (memo) => withdrawProject(project, memo),
    },
  };
};

const cancellation = ({ project, explain }: EndingProps): RecordAction => ({
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
    memo: { label: '취소 사유', field: 'cancelMemo', missing: 'CANCEL_MEMO', ...readersOf(project) },
    done: 'project.cancel.done',
    failed: 'project.cancel.failed',
    explainConflict: () => explain(project),
    send: (memo) => cancelProject(project, memo),
  },
});

/** The actions 수주철회 and 프로젝트취소, exactly when the state machine allows them (T6, T7). */
export const endingActions = (props: EndingProps): RecordAction[] => [
  ...(isAllowed('withdraw', props.project, props.actor) ? [withdrawal(props)] : []),
  ...(isAllowed('cancel', props.project, props.actor) ? [cancellation(props)] : []),
];
