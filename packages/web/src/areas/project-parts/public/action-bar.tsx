import type { ReactNode } from 'react';
import './action-bar.css';

/** The buttons of a form or a detail; they stay in reach at the bottom of the screen. */
export const ActionBar = ({ children }: { children: ReactNode }) => <div className="action-bar">{children}</div>;
