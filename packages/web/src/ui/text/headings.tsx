import { type ReactNode, useId } from 'react';
import css from './headings.module.css';

type TitleProps = {
  title: string;
  /** The kind of the record, when `title` is the name of one. */
  kind?: string;
  children?: ReactNode;
};

/** The page's only h1, with room for buttons at the right. */
export function PageTitle({ title, kind, children }: TitleProps) {
  return (
    <div className={css['title']}>
      <h1 data-page-title>
        {title}
        {kind !== undefined && <small> {kind}</small>}
      </h1>
      {children !== undefined && <div className={css['side']}>{children}</div>}
    </div>
  );
}

type SectionProps = {
  title: string;
  /** Target name, for `focusPlace`. */
  place?: string;
  note?: string;
  /** What is still to do in the section, in amber. */
  todo?: string;
  /** Buttons at the right of the title. */
  side?: ReactNode;
  children: ReactNode;
};

/** A titled section of a form or a record, with a hairline between sections. */
export function Section({ title, place, note, todo, side, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css['section']} aria-labelledby={titleId} data-place={place} tabIndex={-1}>
      <header className={css['head']}>
        <h2 id={titleId}>{title}</h2>
        {todo !== undefined && <span className={css['open']}>{todo}</span>}
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
