import { plainNumberText } from '@portal/contract/core/invisible';
import type { ReactNode } from 'react';
import css from './digit-parts.module.css';

type Props = {
  label: string;
  value: string;
  /** Pattern of a valid part. A failed check focuses the invalid part. */
  pattern: string;
  readOnly?: boolean;
  /** Hides the typed text. */
  secret?: boolean;
  onType: (typed: string) => void;
};

/** One part of a number that is typed in parts. It returns what is typed; the pattern says what is valid. */
export const DigitsPart = ({ label, value, pattern, readOnly = false, secret = false, onType }: Props) => (
  <input
    className={css['part']}
    aria-label={label}
    type={secret ? 'password' : 'text'}
    inputMode="numeric"
    autoComplete="off"
    required
    pattern={pattern}
    readOnly={readOnly}
    value={value}
    onChange={(event) => onType(plainNumberText(event.currentTarget.value))}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
);

/** The parts in a row, followed by a note on the number. */
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
