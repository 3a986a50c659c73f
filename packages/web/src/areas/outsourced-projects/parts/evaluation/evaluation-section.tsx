import { NOT_RATED, unratedOf } from '@portal/contract/areas/outsourced-projects/evaluation';
import { MissingTarget } from '@portal/contract/areas/outsourced-projects/next-step';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { type CheckListName, type EditDraft, scoredLists } from '../edit/edit-draft.ts';
import { ScoreList } from './score-list.tsx';

type Line = { checkId: number; checkText: string; score?: number | undefined };

/** The items of a checklist as text. Scores appear only where the server sends them (D-61). */
export function EvaluationList({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <Lines as="ol" size={13}>
        {lines.map(({ checkId, checkText, score }) => (
          <Row as="li" key={checkId} justify="between" gap={12} padY={4}>
            <span>{checkText}</span>
            {score !== undefined && (
              <Text
                as="strong"
                whole
                weight={score === NOT_RATED ? 'regular' : 'semibold'}
                tone={score === NOT_RATED ? 'faint' : undefined}
              >
                {score === NOT_RATED ? '미평가' : `${score}점`}
              </Text>
            )}
          </Row>
        ))}
      </Lines>
    </Section>
  );
}

const LISTS = {
  CheckLists: { title: '업체 평가', place: MissingTarget.Ratings, note: '점수는 프로젝트완료 때 고정됩니다' },
  CheckLists2: { title: '완료 후 평가', place: MissingTarget.LaterRatings, note: '점수는 정산완료 때 고정됩니다' },
} as const;

type Props = {
  project: ProjectInfo;
  list: CheckListName;
  draft: EditDraft;
  onRate: (list: CheckListName, id: number, score: number) => void;
};

/** The items of a checklist with the scores of the form. */
export function scoreLines(project: ProjectInfo, list: CheckListName, draft: EditDraft) {
  const lines = list === 'CheckLists' ? project.checkLists : project.checkLists2;
  return lines.map(({ checkId, checkText }) => ({
    checkId,
    checkText,
    score: draft[list].find(({ CheckId }) => CheckId === checkId)?.Score ?? NOT_RATED,
  }));
}

/** A checklist. It can be rated in its own states and is read-only afterwards (D-61). */
export function EvaluationSection({ project, list, draft, onRate }: Props) {
  const { title, place, note } = LISTS[list];
  const lines = scoreLines(project, list, draft);
  if (lines.length === 0) return null;
  if (!scoredLists(project).includes(list)) return <EvaluationList title={title} lines={lines} />;
  const open = unratedOf(lines).length;
  return (
    <Section
      title={title}
      place={place}
      note={note}
      {...(open > 0 ? { todo: `${lines.length}개 중 ${open}개 남음` } : {})}
    >
      <ScoreList list={list} lines={lines} onRate={(id, score) => onRate(list, id, score)} />
    </Section>
  );
}

const RATED_FROM: Readonly<Record<CheckListName, readonly ProjectStatus[]>> = {
  CheckLists: [ProjectStatus.Awarded, ProjectStatus.Completed, ProjectStatus.Invoiced, ProjectStatus.Settled],
  CheckLists2: [ProjectStatus.Completed, ProjectStatus.Invoiced, ProjectStatus.Settled],
};

/** Whether the checklist applies in the current status, which needs an awarded contractor. */
export const isRateable = (project: ProjectInfo, list: CheckListName): boolean =>
  RATED_FROM[list].includes(project.mizeStatus);
