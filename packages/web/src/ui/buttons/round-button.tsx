import { Icon } from '../marks/icon.tsx';
import css from './round-button.module.css';

type Props = { label: string; onPress: () => void };

/** What one mostly begins on a page, within the reach of a thumb; only there on a phone. */
export const RoundButton = ({ label, onPress }: Props) => (
  <button type="button" className={css['round']} aria-label={label} onClick={onPress}>
    <Icon name="plus" />
  </button>
);
