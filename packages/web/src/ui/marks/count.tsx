import { withSeparators } from '@portal/contract/core/formats';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import css from './count.module.css';

type Props = {
  count: number;
  /** Grey, for what is only counted. Otherwise red: it waits for the user. */
  quiet?: boolean | undefined;
  /** Stands at the upper right of the icon in the middle of its button. */
  corner?: boolean | undefined;
  /** In letters that are read at arm's length (13 px). */
  large?: boolean | undefined;
  /** What is counted, for screen readers. */
  label?: string | undefined;
};

/** How many there are, as a small number in a round ground. Above 99 '99+'. */
export const Count = ({ count, quiet, corner, large, label }: Props) => (
  <span
    className={css['count']}
    data-quiet={quiet || undefined}
    data-corner={corner || undefined}
    data-large={large || undefined}
  >
    {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
    {count > 99 ? '99+' : withSeparators(count)}
  </span>
);
