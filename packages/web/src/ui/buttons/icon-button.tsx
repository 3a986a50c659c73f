import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './icon-button.module.css';

type Props = ComponentPropsWithRef<'button'> & {
  icon: IconName;
  /** The action, as the accessible name. */
  label: string;
};

/** A button with an icon only. The CSS variables --button-width, --button-height and --button-hover adapt it. */
export const IconButton = ({ icon, label, className = '', children, ...button }: Props) => (
  <button type="button" aria-label={label} className={`${css['button']} ${className}`} {...button}>
    <Icon name={icon} />
    {children}
  </button>
);
