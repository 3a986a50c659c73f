import { hasUnrated, NOT_RATED, unratedOf } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/record/confirm-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { today } from '#lib/days.ts';
import { focusField } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { completeProject } from '../../api.ts';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { shortSubject } from '../record/project-subject.tsx';
import { type ScoredCheck, ScoreList, scoreField } from './score-list.tsx';

type Props = {
  project: ProjectInfo;
  /** The first checklist with the scores of the page's form. */
  lines: readonly ScoredCheck[];
  /** Labels of other missing items, which are shown but do not block the completion. */
  otherMissing: readonly string[];
  opened: boolean;
  onRate: (id: number, score: number) => void;
  onClose: () => void;
  reload: () => Promise<void>;
  explain: ExplainStale;
};

const LIST = 'complete';

const Missing = ({ children }: { children: string }) => (
  <Text size={13} tone="warn">
    {children}
  </Text>
);

/**
 * The dialog that completes a project. It shows the question, the missing scores and the consequence (T8,
 * EVAL-08, EVAL-09).
 */
export function CompleteDialog(props: Props) {
  const { project, lines, otherMissing, opened, onRate, onClose, reload, explain } = props;
  // Items that were unrated when the dialog opened stay in it, even after they are rated.
  const [unratedIds, setUnratedIds] = useState<readonly number[]>([]);
  const [wasOpened, setWasOpened] = useState(false);
  const [refused, setRefused] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setUnratedIds(unratedOf(lines).map(({ checkId }) => checkId));
      setRefused(false);
    }
  }
  const rated = lines.filter(({ score }) => score !== NOT_RATED).length;
  const shown = lines.filter(({ checkId }) => unratedIds.includes(checkId));
  const isEarly = project.choiceSelDate > today();
  const submit = async () => {
    const [first] = unratedOf(lines);
    if (first) {
      setRefused(true);
      toast.hint('UNEVALUATED');
      focusField(scoreField(LIST, first.checkId));
      return;
    }
    await performAction({
      done: 'project.complete.done',
      failed: 'project.complete.failed',
      send: async () => {
        await completeProject(
          project,
          lines.map(({ checkId, score }) => ({ CheckId: checkId, Score: score })),
        );
        onClose();
      },
      reload,
      explainConflict: () => explain(project),
    });
  };
  return (
    <ConfirmDialog
      title="프로젝트완료"
      text={messageText('project.complete.confirm')}
      subject={shortSubject(project)}
      consequence={messageText('outsourced.complete.consequence', { company: project.choiceCompanyName })}
      opened={opened}
      onConfirm={submit}
      onClose={onClose}
    >
      {(shown.length > 0 || otherMissing.length > 0 || isEarly) && (
        <>
          {isEarly && <Missing>{messageText('project.complete.early', { day: project.choiceSelDate })}</Missing>}
          {shown.length > 0 && (
            <Stack gap={4}>
              <Row as="p" justify="between" gap={8}>
                <Text as="strong" size={13} weight="semibold">
                  남은 평가 {unratedOf(shown).length}개
                </Text>
                {rated > 0 && (
                  <Text as="small" size={12} tone="faint">
                    {rated}개는 매겼습니다
                  </Text>
                )}
              </Row>
              <ScoreList list={LIST} lines={shown} onRate={onRate} />
              {refused && hasUnrated(shown) && (
                <Text size={12} tone="bad" role="alert">
                  {messageText('UNEVALUATED')}
                </Text>
              )}
            </Stack>
          )}
          {otherMissing.map((label) => (
            <Missing key={label}>{messageText('outsourced.complete.open', { label })}</Missing>
          ))}
        </>
      )}
    </ConfirmDialog>
  );
}
