import type { ReactNode } from 'react';
import css from './digit-parts.module.css';

type Props = {
  label: string;
  value: string;
  /** What the part has to look like, as the browser's own pattern: a failed check leads to the part that does not. */
  right: string;
  readOnly?: boolean;
  /** Hidden as it is typed. */
  secret?: boolean;
  onType: (typed: string) => void;
};

/** One part of a number that is typed in parts. Hands out digits, and the stars of a part that is hidden. */
export const DigitsPart = ({ label, value, right, readOnly = false, secret = false, onType }: Props) => (
  <input
    className={css['part']}
    aria-label={label}
    type={secret ? 'password' : 'text'}
    inputMode="numeric"
    autoComplete="off"
    required
    pattern={right}
    readOnly={readOnly}
    value={value}
    onChange={(event) => onType(event.currentTarget.value.replace(/[^\d*]/g, ''))}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
);

/** The parts in a row, and what is known of the number behind them. */
export const PartsRow = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <div className={css['row']}>
    <div className={css['parts']}>{children}</div>
    {note !== undefined && (
      <span className={css['note']} role="status">
        {note}
      </span>
    )}
  </div>
);
