import { Icon } from '../marks/icon.tsx';
import css from './round-button.module.css';

type Props = { label: string; onPress: () => void };

/** Round button for the main action of a page, within reach of the thumb. Shown on a phone only. */
export const RoundButton = ({ label, onPress }: Props) => (
  <button type="button" className={css['round']} aria-label={label} onClick={onPress}>
    <Icon name="plus" />
  </button>
);
