import { type ReactNode, useId } from 'react';
import css from './headings.module.css';

type TitleProps = {
  title: string;
  /** What `title` is the name of, when that is a record. */
  kind?: string;
  children?: ReactNode;
};

/** The page's one h1, with room at the right for buttons. */
export function PageTitle({ title, kind, children }: TitleProps) {
  return (
    <div className={css['title']}>
      <h1>
        {title}
        {kind !== undefined && <small> {kind}</small>}
      </h1>
      {children !== undefined && <div className={css['side']}>{children}</div>}
    </div>
  );
}

type SectionProps = {
  title: string;
  /** Where a word elsewhere leads to; found by focusPlace. */
  place?: string;
  note?: string;
  /** What is still to do in it, in amber. */
  open?: string;
  /** Buttons at the right of the title. */
  side?: ReactNode;
  children: ReactNode;
};

/** A titled part of a form or a record, a hairline apart from the next. */
export function Section({ title, place, note, open, side, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css['section']} aria-labelledby={titleId} data-place={place} tabIndex={-1}>
      <header className={css['head']}>
        <h2 id={titleId}>{title}</h2>
        {open !== undefined && <span className={css['open']}>{open}</span>}
        {note !== undefined && <small>{note}</small>}
        {side && (
          <div className={css['end']} data-print="off">
            {side}
          </div>
        )}
      </header>
      {children}
    </section>
  );
}
