import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';

type Props = Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'leftSection' | 'disabled' | 'className'
> & {
  children: ReactNode;
  /** May answer a promise: the button shows that it is busy and hears no click until then. */
  onClick?: () => unknown;
  /** Busy for a reason outside, such as the form's own submit. */
  busy?: boolean;
  type?: 'button' | 'submit';
  'aria-label'?: string;
};

/** A button that cannot be pressed twice. */
export function BusyButton({ onClick, busy = false, type = 'button', ...rest }: Props) {
  const [working, setWorking] = useState(false);
  const running = useRef(false);
  const handleClick = async () => {
    if (running.current) return;
    running.current = true;
    setWorking(true);
    try {
      await onClick?.();
    } finally {
      running.current = false;
      setWorking(false);
    }
  };
  return <Button {...rest} type={type} loading={busy || working} onClick={handleClick} />;
}
