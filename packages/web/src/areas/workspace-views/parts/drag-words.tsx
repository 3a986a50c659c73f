import { useEffect, useRef } from 'react';
import { Heard } from '#ui/text/heard.tsx';

/** The library's own announcements are in English and know no places: the screens speak for themselves. */
export const SILENT = {
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
 * Keeps the focus on what was moved by keys: drawn in another place it is another element. `focusMoved` is called with the
 * attribute that names it; the focus follows with the next drawing, unless it went elsewhere meanwhile.
 */
export function useMovedFocus(): (selector: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '' || document.activeElement !== document.body) return;
    const moved = document.querySelector<HTMLElement>(wanted.current);
    if (moved === null) return;
    wanted.current = '';
    moved.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

type Props = {
  /** How something is lifted and moved by keys; what can be lifted names it by `id`. */
  help: { id: string; text: string };
  /** What was done last. */
  spoken: string;
};

/** What those hear who cannot see the drag. */
export const DragWords = ({ help, spoken }: Props) => (
  <Heard>
    <span id={help.id}>{help.text}</span>
    <span role="status" aria-live="assertive">
      {spoken}
    </span>
  </Heard>
);
