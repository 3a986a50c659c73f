import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './icon-button.module.css';

type Props = ComponentPropsWithRef<'button'> & {
  icon: IconName;
  /** What it does, for those who cannot see the icon. */
  label: string;
};

/** A button that is its icon alone; a place sets --button-width, --button-height and --button-hover for its own. */
export const IconButton = ({ icon, label, className = '', children, ...button }: Props) => (
  <button type="button" aria-label={label} className={`${css['button']} ${className}`} {...button}>
    <Icon name={icon} />
    {children}
  </button>
);
