import { NOT_RATED, SCORES } from '@portal/contract/areas/outsourced-projects/evaluation';
import { Icon } from '#ui/marks/icon.tsx';
import css from './score-list.module.css';

/** An item of a checklist with its score; NOT_RATED while it has none. */
export type ScoreLine = { checkId: number; checkText: string; score: number };

/** Name of an item's scores, for the focus of a missing one. */
export const scoreField = (list: string, id: number): string => `${list}-${id}`;

type ButtonsProps = {
  name: string;
  label: string;
  score: number;
  isFirst: boolean;
  onRate: (score: number) => void;
};

/** 1 to 10 in a row; native radios, so that the arrow keys rate. */
function ScoreButtons({ name, label, score, isFirst, onRate }: ButtonsProps) {
  return (
    <div className={css['scores']} role="radiogroup" aria-label={label}>
      {SCORES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            aria-label={`${value}점`}
            checked={score === value}
            data-autofocus={(isFirst && value === SCORES[0]) || undefined}
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

type Props = {
  /** Which list it is, for the names of its controls. */
  list: string;
  lines: readonly ScoreLine[];
  onRate: (id: number, score: number) => void;
};

/** Items to rate; those still open are marked. */
export const ScoreList = ({ list, lines, onRate }: Props) => (
  <ol className={css['list']}>
    {lines.map(({ checkId, checkText, score }, index) => (
      <li key={checkId} data-open={score === NOT_RATED} data-print="whole">
        <Icon name={score === NOT_RATED ? 'alert' : 'check'} />
        <span>{checkText}</span>
        <ScoreButtons
          name={scoreField(list, checkId)}
          label={checkText}
          score={score}
          isFirst={index === 0}
          onRate={(value) => onRate(checkId, value)}
        />
      </li>
    ))}
  </ol>
);
