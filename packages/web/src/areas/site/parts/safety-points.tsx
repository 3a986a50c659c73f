import { useRef } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useSeenPoints } from './use-seen-points.ts';
import css from './visit-parts.module.css';

type Props = {
  points: readonly string[];
  ticked: readonly string[];
  /** The refusal of a form with an open point, '' for none. */
  error: string;
  onChange: (ticked: readonly string[]) => void;
};

/** The safety points, of which each must be ticked: one by one, or together once each has been in view. */
export function SafetyPoints({ points, ticked, error, onChange }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const isSeen = useSeenPoints(list, points);
  if (points.length === 0) return null;
  const count = points.filter((point) => ticked.includes(point)).length;
  const toggle = (point: string) =>
    onChange(ticked.includes(point) ? ticked.filter((other) => other !== point) : [...ticked, point]);
  return (
    <fieldset
      ref={list}
      className={css['points']}
      data-field="Points"
      data-wrong={error !== '' || undefined}
      aria-describedby={error === '' ? undefined : 'points-error'}
      tabIndex={-1}
    >
      <legend className={css['label']}>
        안전 점검{' '}
        <small>
          {count} / {points.length}
        </small>
      </legend>
      {points.map((point) => (
        <label key={point} data-point={point}>
          <input type="checkbox" checked={ticked.includes(point)} onChange={() => toggle(point)} />
          <span>{point}</span>
        </label>
      ))}
      {count < points.length && (
        <BusyButton
          variant="default"
          fullWidth
          className={css['all'] ?? ''}
          inactive={!isSeen}
          {...(isSeen ? {} : { 'aria-description': '모든 항목을 읽으면 누를 수 있습니다.' })}
          onClick={() => onChange(points)}
        >
          모두 확인
        </BusyButton>
      )}
      {error !== '' && (
        <p className={css['error']} id="points-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
