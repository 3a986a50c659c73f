import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import css from './busy-button.module.css';

type Props = Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'color'> & {
  variant?: 'filled' | 'default' | 'light' | 'outline' | 'subtle';
  color?: 'red' | 'gray';
  size?: 'sm' | 'compact-sm';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  /** May answer a promise: the button shows that it is busy and hears no click until then. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** Busy for a reason outside, such as the form's own submit. */
  busy?: boolean;
  /** Nothing to do at the moment: it looks disabled and hears no click, but keeps the focus. */
  asleep?: boolean;
  /** Gets the focus when the dialog around it opens. */
  'data-autofocus'?: boolean;
};

/**
 * A button that cannot be pressed twice. While busy it is not `disabled`, because that would throw the focus away
 * and a dialog it opened could not give it back.
 */
export function BusyButton({ variant = 'filled', color, size, fullWidth, leftSection, ...props }: Props) {
  const { onClick, busy = false, asleep = false, type = 'button', className = '', children, ...rest } = props;
  const [working, setWorking] = useState(false);
  const running = useRef(false);
  const shown = busy || working;
  const handleClick = async (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops the submit that an Enter in the form turns into a click.
    if (busy || asleep || running.current) return event.preventDefault();
    if (!onClick) return;
    running.current = true;
    setWorking(true);
    try {
      await onClick(event);
    } finally {
      running.current = false;
      setWorking(false);
    }
  };
  return (
    <button
      {...rest}
      className={`${css['button']} ${className}`}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-wide={fullWidth || undefined}
      data-disabled={asleep || undefined}
      type={type}
      aria-busy={shown}
      aria-disabled={shown || asleep || undefined}
      onClick={(event) => void handleClick(event)}
    >
      <span className={css['inner']}>
        {leftSection}
        {children}
      </span>
    </button>
  );
}
