import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../marks/icon.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

type Props = ComponentProps<typeof PlainIconButton> & { icon: IconName };

/** A button with an icon only. */
export const IconButton = ({ icon, children, ...button }: Props) => (
  <PlainIconButton {...button}>
    <Icon name={icon} />
    {children}
  </PlainIconButton>
);
