import type { ReactNode } from 'react';
import './page-title.css';

type Props = {
  title: string;
  /** What `title` is the name of, when that is a record. */
  kind?: string;
  children?: ReactNode;
};

/** The page's one h1, with room at the right for buttons. */
export function PageTitle({ title, kind, children }: Props) {
  return (
    <div className="page-title">
      <h1>
        {title}
        {kind !== undefined && <small> {kind}</small>}
      </h1>
      {children !== undefined && <div className="page-title-side">{children}</div>}
    </div>
  );
}
