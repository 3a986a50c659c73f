import { type ReactNode, useId } from 'react';
import './section.css';

type Props = { title: string; note?: string; side?: ReactNode; children: ReactNode };

/** A titled panel of a form or a detail. */
export function Section({ title, note, side, children }: Props) {
  const titleId = useId();
  return (
    <section className="section" aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>
          {title}
          {note !== undefined && <small>{note}</small>}
        </h2>
        {side}
      </header>
      <div className="section-body">{children}</div>
    </section>
  );
}
