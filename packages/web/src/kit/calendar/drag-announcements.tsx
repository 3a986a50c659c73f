import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

/**
 * Disables the announcements of the drag library, which are in English and without positions. The views announce by
 * themselves.
 */
export const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/**
 * Keeps the focus on an item moved by keys, because its new position renders a new element. Call the returned function
 * with the selector of the item. The next render focuses it, unless the focus is elsewhere by then.
 */
export function useFocusAfterMove(): (selector: string) => void {
  const pendingSelector = useRef('');
  useEffect(() => {
    if (pendingSelector.current === '' || document.activeElement !== document.body) return;
    const moved = document.querySelector<HTMLElement>(pendingSelector.current);
    if (moved === null) return;
    pendingSelector.current = '';
    moved.focus();
  });
  return (selector) => {
    pendingSelector.current = selector;
  };
}

type Props = {
  /** The instructions for moving by keys. Movable elements refer to them by `id`. */
  help: { id: string; text: string };
  /** The latest announcement. */
  spoken: string;
};

/** The drag announcements for screen readers. */
export const DragAnnouncements = ({ help, spoken }: Props) => (
  <VisuallyHidden>
    <span id={help.id}>{help.text}</span>
    <span role="status" aria-live="assertive">
      {spoken}
    </span>
  </VisuallyHidden>
);
