import type { ReactNode } from 'react';
import css from './heard.module.css';

/** Words for those who hear the page, where others see them from the place or the colour of a thing. */
export const Heard = ({ children }: { children: ReactNode }) => <span className={css['heard']}>{children}</span>;
