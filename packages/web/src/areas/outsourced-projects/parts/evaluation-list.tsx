import { NOT_RATED } from '@portal/contract/areas/outsourced-projects/evaluation';
import { Section } from '../../../ui/section.tsx';
import './evaluation-list.css';

type Line = { checkId: number; checkText: string; score?: number | undefined };
type Props = { title: string; lines: readonly Line[] };

/** A score in words. */
export const scoreText = (score: number): string => (score === NOT_RATED ? '미평가' : `${score}점`);

/** Items of a checklist; scores only where the server sends them (OUT-95, EVAL-02 to EVAL-05, D-61). */
export function EvaluationList({ title, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ol className="evaluation">
        {lines.map(({ checkId, checkText, score }) => (
          <li key={checkId}>
            <span>{checkText}</span>
            {score !== undefined && <strong data-rated={score !== NOT_RATED}>{scoreText(score)}</strong>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
