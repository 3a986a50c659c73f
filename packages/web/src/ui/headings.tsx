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

type SectionProps = { title: string; note?: string; side?: ReactNode; children: ReactNode };

/** A titled panel of a form or a detail. */
export function Section({ title, note, side, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css['section']} aria-labelledby={titleId}>
      <header className={css['head']}>
        <h2 id={titleId}>
          {title}
          {note !== undefined && <small>{note}</small>}
        </h2>
        {side}
      </header>
      <div className={css['body']}>{children}</div>
    </section>
  );
}
