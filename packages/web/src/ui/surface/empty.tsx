import type { ReactNode } from 'react';
import css from './surface.module.css';

/** One sentence in the middle of a place where nothing is yet. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={css['empty']}>{children}</p>;
