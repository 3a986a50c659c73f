import { Icon } from '#ui/marks/icon.tsx';
import { focusPlace } from './focus-place.ts';
import css from './missing-line.module.css';

type Props = {
  /** The step that is not reached yet, such as '프로젝트완료'. */
  until: string;
  /** What is missing, each with the target to focus. */
  missing: readonly { label: string; place: string }[];
  /** Who has to act. */
  note?: string;
  /** Shows a target. Replace it where the target has to be opened first. */
  onSelect?: (place: string) => void;
};

/**
 * One line with what is missing for the next step. Each item is a button that leads to its target. Draws nothing when
 * nothing is missing.
 */
export function MissingLine({ until, missing, note, onSelect = focusPlace }: Props) {
  if (missing.length === 0) return null;
  return (
    <div className={css['line']} data-print="off">
      <Icon name="alert" />
      <strong>{until}까지</strong>
      <ul>
        {missing.map(({ label, place }) => (
          <li key={label}>
            <button type="button" onClick={() => onSelect(place)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {note !== undefined && <span>{note}</span>}
    </div>
  );
}
