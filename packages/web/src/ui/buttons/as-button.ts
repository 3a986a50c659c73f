import css from './busy-button.module.css';

/** What gives a link the look of a button. */
export const asButton = (variant: 'filled' | 'default' = 'default') => ({
  className: css['button'],
  'data-variant': variant,
});
