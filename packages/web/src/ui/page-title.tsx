import type { ReactNode } from 'react';
import './page-title.css';

/** The page's one h1, with room at the right for buttons. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-title">
      <h1>{title}</h1>
      {children !== undefined && <div className="page-title-side">{children}</div>}
    </div>
  );
}
