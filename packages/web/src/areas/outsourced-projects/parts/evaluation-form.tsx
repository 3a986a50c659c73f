import { NOT_RATED, SCORES } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Section } from '../../../ui/section.tsx';
import type { CheckListName, CheckScore } from './edit-draft.ts';
import { scoreText } from './evaluation-list.tsx';
import './evaluation-list.css';
import './evaluation-form.css';

type Props = {
  title: string;
  list: CheckListName;
  lines: ProjectInfo['checkLists'];
  scores: readonly CheckScore[];
  onRate: (id: number, score: number) => void;
};

/** Name of an item's scores, for the focus of a missing one. */
export const scoreField = (list: CheckListName, id: number): string => `${list}-${id}`;

type ScoreProps = { name: string; label: string; score: number; onRate: (score: number) => void };

/** 1 to 10 in a row; native radios, so that the arrow keys rate. */
function ScoreButtons({ name, label, score, onRate }: ScoreProps) {
  return (
    <div className="score-buttons" role="radiogroup" aria-label={label}>
      {SCORES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            aria-label={`${value}점`}
            checked={score === value}
            onChange={() => onRate(value)}
          />
          <span className="score-value" aria-hidden="true">
            {value}
          </span>
        </label>
      ))}
    </div>
  );
}

/** A checklist in the state where it is scored (EVAL-05, D-61). */
export function EvaluationForm({ title, list, lines, scores, onRate }: Props) {
  if (lines.length === 0) return null;
  return (
    <Section title={title} note="(1~10점)">
      <ol className="evaluation evaluation-form">
        {lines.map(({ checkId, checkText }) => {
          const score = scores.find((line) => line.CheckId === checkId)?.Score ?? NOT_RATED;
          return (
            <li key={checkId}>
              <span className="evaluation-text">{checkText}</span>
              <ScoreButtons
                name={scoreField(list, checkId)}
                label={checkText}
                score={score}
                onRate={(value) => onRate(checkId, value)}
              />
              <strong data-rated={score !== NOT_RATED}>{scoreText(score)}</strong>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
