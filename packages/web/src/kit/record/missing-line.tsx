import { Icon } from '#ui/marks/icon.tsx';
import { focusPlace } from './focus-place.ts';
import css from './missing-line.module.css';

type Props = {
  /** The step that is not reached yet: '프로젝트완료'. */
  until: string;
  /** What is missing, each with the place where it is done. */
  missing: readonly { label: string; place: string }[];
  /** Whom one waits for. */
  note?: string;
  /** Leads to a place; other than by showing it where it has to be opened first. */
  onLead?: (place: string) => void;
};

/** What is missing for the next step, in one line; each word leads to its place. Nothing missing, no line. */
export function MissingLine({ until, missing, note, onLead = focusPlace }: Props) {
  if (missing.length === 0) return null;
  return (
    <div className={css['line']} data-print="off">
      <Icon name="alert" />
      <strong>{until}까지</strong>
      <ul>
        {missing.map(({ label, place }) => (
          <li key={label}>
            <button type="button" onClick={() => onLead(place)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {note !== undefined && <span>{note}</span>}
    </div>
  );
}
