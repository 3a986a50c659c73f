import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for screen readers, where sighted users know it from the position or the colour. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={css['hidden']}>{children}</span>
);
