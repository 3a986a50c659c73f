import type { ReactNode } from 'react';
import css from './fact-list.module.css';

/** One label with its value. `wide` takes the full width. */
export type Fact = {
  label: string;
  value: ReactNode;
  wide?: boolean;
  /** Name of the edit item of this value, where it differs from the label. */
  item?: string;
};

/** Makes a fact wide if it would be alone in its row of two. */
export function aligned(facts: readonly Fact[]): Fact[] {
  let column = 0;
  return facts.map((fact, index) => {
    const next = facts[index + 1];
    const alone = column === 0 && (next === undefined || next.wide === true);
    const wide = fact.wide === true || alone;
    column = wide ? 0 : 1 - column;
    return { ...fact, wide };
  });
}

type Props = {
  facts: readonly Fact[];
  /** Items that changed since the user last looked. */
  changed?: readonly string[];
};

const isKnown = ({ value }: Fact): boolean => value !== '' && value !== null && value !== false;

/** Labels and values as text. Empty values are left out. */
export function FactList({ facts, changed = [] }: Props) {
  return (
    <dl className={css['facts']}>
      {aligned(facts.filter(isKnown)).map(({ label, value, wide, item = label }) => (
        <div key={label} className={`${css['fact']} ${wide ? css['wide'] : ''}`}>
          <dt>
            {label}
            {changed.includes(item) && <mark>변경</mark>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
