import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import type { usePictureSteps } from './use-picture-steps.ts';
import css from './viewer.module.css';

type Props = {
  label: string;
  dialog: ReturnType<typeof usePictureSteps>['dialog'];
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A black dialog over the whole screen. */
export const Viewer = ({ label, dialog, className = '', ...rest }: Props) => (
  <dialog {...dialog} className={`${css['viewer']} ${className}`} aria-label={label} {...rest} />
);

type ButtonProps = ComponentProps<'button'> & { icon: IconName; label: string };

/** A round button on a picture. */
export const ViewerButton = ({ icon, label, className = '', ...button }: ButtonProps) => (
  <button type="button" className={`${css['button']} ${className}`} aria-label={label} {...button}>
    <Icon name={icon} />
  </button>
);
