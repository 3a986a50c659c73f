import { Button, type ButtonProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import css from './busy-button.module.css';

type Props = Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'leftSection' | 'disabled' | 'className'
> & {
  children: ReactNode;
  /** May answer a promise: the button shows that it is busy and hears no click until then. */
  onClick?: () => unknown;
  /** Busy for a reason outside, such as the form's own submit. */
  busy?: boolean;
  /** Nothing to do at the moment: it looks disabled and hears no click, but keeps the focus. */
  asleep?: boolean;
  type?: 'button' | 'submit';
  'aria-label'?: string;
  /** Gets the focus when the dialog around it opens. */
  'data-autofocus'?: boolean;
};

/**
 * A button that cannot be pressed twice. While busy it is not `disabled`, because that would throw the focus away
 * and a dialog it opened could not give it back.
 */
export function BusyButton({ onClick, busy = false, asleep = false, type = 'button', className = '', ...rest }: Props) {
  const [working, setWorking] = useState(false);
  const running = useRef(false);
  const shown = busy || working;
  const handleClick = async (event: MouseEvent) => {
    // Also stops the submit that an Enter in the form turns into a click.
    if (busy || asleep || running.current) return event.preventDefault();
    if (!onClick) return;
    running.current = true;
    setWorking(true);
    try {
      await onClick();
    } finally {
      running.current = false;
      setWorking(false);
    }
  };
  return (
    <Button
      {...rest}
      className={`${css['button']} ${className}`}
      type={type}
      aria-busy={shown}
      aria-disabled={shown || asleep || undefined}
      {...(asleep ? { 'data-disabled': true } : {})}
      onClick={(event) => void handleClick(event)}
    />
  );
}
