import type { ReactNode } from 'react';
import './states.css';

/** What stands where nothing is to be shown. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{text}</p>
      {children}
    </div>
  );
}
