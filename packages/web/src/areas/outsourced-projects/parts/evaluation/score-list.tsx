import { NOT_RATED, SCORES } from '@portal/contract/areas/outsourced-projects/evaluation';
import { CoverLabel } from '#ui/choices/cover-label.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './score-list.module.css';

/** A checklist item with its score, which is NOT_RATED until it is rated. */
export type ScoredCheck = { checkId: number; checkText: string; score: number };

/** The field name of an item's score, used for focusing a missing one. */
export const scoreField = (list: string, id: number): string => `${list}-${id}`;

type ButtonsProps = {
  name: string;
  label: string;
  score: number;
  isFirst: boolean;
  onRate: (score: number) => void;
};

/** Score buttons from 1 to 10. Native radio inputs let the arrow keys choose. */
function ScoreButtons({ name, label, score, isFirst, onRate }: ButtonsProps) {
  return (
    <div className={css['scores']} role="radiogroup" aria-label={label}>
      {SCORES.map((value) => (
        <CoverLabel key={value}>
          <input
            type="radio"
            name={name}
            aria-label={`${value}점`}
            checked={score === value}
            data-autofocus={(isFirst && value === SCORES[0]) || undefined}
            onChange={() => onRate(value)}
          />
          <Text as="span" className={css['score']} fill round="sm" aria-hidden="true">
            {value}
          </Text>
        </CoverLabel>
      ))}
    </div>
  );
}

type Props = {
  /** The id of the list, used in the names of its inputs. */
  list: string;
  lines: readonly ScoredCheck[];
  onRate: (id: number, score: number) => void;
};

/** The checklist items to rate. Unrated items are marked. */
export const ScoreList = ({ list, lines, onRate }: Props) => (
  <Lines as="ol" size={13} phoneSize={15}>
    {lines.map(({ checkId, checkText, score }, index) => (
      <Row as="li" key={checkId} wraps gap={8} padY={4} tall="row" data-print="whole">
        <Row as="span" tone={score === NOT_RATED ? 'warn' : 'good'}>
          <Icon name={score === NOT_RATED ? 'alert' : 'check'} size={16} />
        </Row>
        <Text as="span" weight={score === NOT_RATED ? 'semibold' : undefined} fill>
          {checkText}
        </Text>
        <ScoreButtons
          name={scoreField(list, checkId)}
          label={checkText}
          score={score}
          isFirst={index === 0}
          onRate={(value) => onRate(checkId, value)}
        />
      </Row>
    ))}
  </Lines>
);
