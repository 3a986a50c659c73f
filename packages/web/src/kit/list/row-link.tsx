import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/** A click that the browser handles: with a modifier key or another button. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The link of one of many rows. The router's own Link checks on every render whether it is active, and subscribes to
 * that. That took a seventh of the time of scrolling a list.
 */
export function RowLink({ to, children, ...shown }: Props) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void navigate({ to });
  };
  return (
    <a {...shown} href={to} onClick={open}>
      {children}
    </a>
  );
}
