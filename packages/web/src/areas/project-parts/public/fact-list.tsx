import type { ReactNode } from 'react';
import './fact-list.css';

/** One label with its value; `wide` takes the whole width. */
export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Labels and values of a detail page; a missing value shows as a dash. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? 'fact fact-wide' : 'fact'}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
