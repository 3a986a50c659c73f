import css from './busy-button.module.css';

type Variant = 'filled' | 'default' | 'light';

/** What gives a link the look of a button. `className` adapts it to its place. */
export const asButton = (variant: Variant = 'default', className = '') => ({
  className: `${css['button']} ${className}`,
  'data-variant': variant,
});
