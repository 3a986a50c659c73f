import type { ReactNode } from 'react';
import css from './line-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  name: ReactNode;
  /** Link of the card. */
  to?: string | undefined;
  /** Called when the card is pressed, for a row that opens in a sheet. */
  onOpen?: (() => void) | undefined;
  /** The line above the name, and its right end. */
  above: ReactNode;
  aboveEnd: ReactNode;
  /** The line below the name, and its right end. */
  below: ReactNode;
  belowEnd?: ReactNode;
};

/** The name opens the row. Its target is the whole card. */
function Name({ name, to, onOpen }: Pick<Props, 'name' | 'to' | 'onOpen'>) {
  if (to !== undefined) return <RowLink to={to}>{name}</RowLink>;
  if (onOpen === undefined) return <strong>{name}</strong>;
  return (
    <button type="button" onClick={onOpen}>
      {name}
    </button>
  );
}

/** A row on a phone in three lines: what it is, its name, and what belongs to it. With a name alone it is one line. */
export const LineCard = ({ name, to, onOpen, above, aboveEnd, below, belowEnd }: Props) => (
  <div className={css['card']} data-short={(!above && !below && !belowEnd) || undefined}>
    <span className={css['line']}>
      <span>{above}</span>
      <span className={css['end']}>{aboveEnd}</span>
    </span>
    <span className={css['name']}>
      <Name {...{ name, to, onOpen }} />
    </span>
    <span className={css['line']}>
      <span>{below}</span>
      <span className={css['end']}>{belowEnd}</span>
    </span>
  </div>
);
