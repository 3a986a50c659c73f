import { Icon } from '#ui/marks/icon.tsx';
import css from './visit-parts.module.css';

type Props = {
  points: readonly string[];
  ticked: readonly string[];
  /** The refusal of a form with an open point, '' for none. */
  error: string;
  onChange: (ticked: readonly string[]) => void;
};

/** The safety points, of which each must be ticked. */
export function SafetyPoints({ points, ticked, error, onChange }: Props) {
  if (points.length === 0) return null;
  const toggle = (point: string) =>
    onChange(ticked.includes(point) ? ticked.filter((other) => other !== point) : [...ticked, point]);
  return (
    <fieldset
      className={css['points']}
      data-field="Points"
      data-wrong={error !== '' || undefined}
      aria-describedby={error === '' ? undefined : 'points-error'}
      tabIndex={-1}
    >
      <legend className={css['label']}>
        안전 점검{' '}
        <small>
          {points.filter((point) => ticked.includes(point)).length} / {points.length}
        </small>
      </legend>
      {points.map((point) => (
        <label key={point}>
          <input type="checkbox" checked={ticked.includes(point)} onChange={() => toggle(point)} />
          <span>{point}</span>
        </label>
      ))}
      {error !== '' && (
        <p className={css['error']} id="points-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
