import { Icon } from '../marks/icon.tsx';
import css from './row-box.module.css';

type Props = {
  /** Name of the row. */
  name: string | undefined;
  /** Why the row cannot be selected. */
  lock: string | undefined;
  checked: boolean;
  onToggle: () => void;
};

/** The checkbox of a row, named by the row. A locked row has a lock with the reason instead. */
export function RowBox({ name = '행', lock, checked, onToggle }: Props) {
  if (lock !== undefined) {
    return (
      <span className={css['lock']} role="img" aria-label={lock} title={lock}>
        <Icon name="lock" />
      </span>
    );
  }
  return (
    <label>
      <input type="checkbox" aria-label={`${name} 선택`} checked={checked} onChange={onToggle} />
    </label>
  );
}
