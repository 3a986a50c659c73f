import { NOT_RATED, SCORES } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Section } from '../../../ui/headings.tsx';
import { type CheckListName, type EditDraft, scoredLists } from './edit-draft.ts';
import css from './evaluation-section.module.css';

type Line = { checkId: number; checkText: string; score?: number | undefined };

/** Name of an item's scores, for the focus of a missing one. */
export const scoreField = (list: CheckListName, id: number): string => `${list}-${id}`;

/** A score in words. */
const scoreText = (score: number): string => (score === NOT_RATED ? '미평가' : `${score}점`);

/** Items of a checklist; scores only where the server sends them (D-61). */
export function EvaluationList({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ol className={css['list']}>
        {lines.map(({ checkId, checkText, score }) => (
          <li key={checkId}>
            <span className={css['text']}>{checkText}</span>
            {score !== undefined && <strong data-rated={score !== NOT_RATED}>{scoreText(score)}</strong>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type ScoreProps = { name: string; label: string; score: number; onRate: (score: number) => void };

/** 1 to 10 in a row; native radios, so that the arrow keys rate. */
function ScoreButtons({ name, label, score, onRate }: ScoreProps) {
  return (
    <div className={css['scores']} role="radiogroup" aria-label={label}>
      {SCORES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            aria-label={`${value}점`}
            checked={score === value}
            onChange={() => onRate(value)}
          />
          <span className={css['score']} aria-hidden="true">
            {value}
          </span>
        </label>
      ))}
    </div>
  );
}

type FormProps = {
  title: string;
  list: CheckListName;
  lines: readonly Line[];
  scores: EditDraft[CheckListName];
  onRate: (list: CheckListName, id: number, score: number) => void;
};

/** A checklist in the state where it is scored (D-61). */
function EvaluationForm({ title, list, lines, scores, onRate }: FormProps) {
  if (lines.length === 0) return null;
  return (
    <Section title={title} note="(1~10점)">
      <ol className={`${css['list']} ${css['form']}`}>
        {lines.map(({ checkId, checkText }) => {
          const score = scores.find((line) => line.CheckId === checkId)?.Score ?? NOT_RATED;
          return (
            <li key={checkId}>
              <span className={css['text']}>{checkText}</span>
              <ScoreButtons
                name={scoreField(list, checkId)}
                label={checkText}
                score={score}
                onRate={(value) => onRate(list, checkId, value)}
              />
              <strong data-rated={score !== NOT_RATED}>{scoreText(score)}</strong>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type Props = { project: ProjectInfo; draft: EditDraft; onRate: FormProps['onRate'] };

/** Both checklists of an edit: scored in their states, read otherwise (D-61). */
export function EvaluationSection({ project, draft, onRate }: Props) {
  const open = scoredLists(project);
  const show = (title: string, list: CheckListName, lines: readonly Line[]) =>
    open.includes(list) ? (
      <EvaluationForm title={title} list={list} lines={lines} scores={draft[list]} onRate={onRate} />
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
