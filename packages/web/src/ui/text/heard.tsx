import type { ReactNode } from 'react';
import css from './heard.module.css';

/** Text for screen readers, where sighted users know it from the position or the colour. */
export const Heard = ({ children }: { children: ReactNode }) => <span className={css['hidden']}>{children}</span>;
