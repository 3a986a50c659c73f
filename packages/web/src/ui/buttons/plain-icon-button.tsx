import type { ComponentPropsWithRef } from 'react';
import css from './icon-button.module.css';

type Props = ComponentPropsWithRef<'button'> & {
  /** The action, as the accessible name. */
  label: string;
};

/** A button with an icon only, which is its child. --button-width, --button-height and --button-hover adapt it. */
export const PlainIconButton = ({ label, className = '', ...button }: Props) => (
  <button type="button" aria-label={label} className={`${css['button']} ${className}`} {...button} />
);
