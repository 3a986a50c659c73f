import css from './faint.module.css';

/** A word that only says that nothing is known yet, such as 미정. */
export const Faint = ({ text }: { text: string }) => <span className={css['faint']}>{text}</span>;
