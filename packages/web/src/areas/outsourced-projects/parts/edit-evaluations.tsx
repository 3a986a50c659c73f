import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type CheckListName, type EditDraft, scoredLists } from './edit-draft.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import { EvaluationList } from './evaluation-list.tsx';

type Props = {
  project: ProjectInfo;
  draft: EditDraft;
  onRate: (list: CheckListName, id: number, score: number) => void;
};

/** Both checklists: scored in their states, read otherwise (EVAL-02, EVAL-03, D-61). */
export function EditEvaluations({ project, draft, onRate }: Props) {
  const open = scoredLists(project);
  const show = (title: string, list: CheckListName, lines: ProjectInfo['checkLists']) =>
    open.includes(list) ? (
      <EvaluationForm
        title={title}
        list={list}
        lines={lines}
        scores={draft[list]}
        onRate={(...rated) => onRate(list, ...rated)}
      />
    ) : (
      <EvaluationList title={title} lines={lines} />
    );
  return (
    <>
      {show('업체 평가', 'CheckLists', project.checkLists)}
      {show('완료 후 평가', 'CheckLists2', project.checkLists2)}
    </>
  );
}
