import css from './icon-button.module.css';

/** Class of a link that is only an icon. It looks like an `IconButton`. */
export const iconLink = css['button'];
