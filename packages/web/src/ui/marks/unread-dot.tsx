import css from './unread-dot.module.css';

/** A dot at the left of what was not read yet, `top` rem below its edge. Its place is positioned. */
export const UnreadDot = ({ top }: { top: number }) => <i className={css['dot']} style={{ top: `${top}rem` }} />;
