import { withSeparators } from '@portal/contract/core/formats';
import css from './count.module.css';

type Props = {
  count: number;
  /** Grey, for what is only counted. Otherwise red: it waits for the user. */
  quiet?: boolean | undefined;
  /** In letters that are read at arm's length (13 px). */
  large?: boolean | undefined;
};

/** How many there are, as a small number in a round ground. Above 99 '99+'. */
export const Count = ({ count, quiet = false, large = false }: Props) => (
  <span className={css['count']} data-quiet={quiet || undefined} data-large={large || undefined}>
    {count > 99 ? '99+' : withSeparators(count)}
  </span>
);
