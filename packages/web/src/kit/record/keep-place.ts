import { openLayers } from '#ui/layers/close-on-back.ts';

const sectionOf = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`section[data-place="${CSS.escape(place)}"]`);

/**
 * Remembers where a section stands on the screen. The returned function puts it back there after it was drawn anew, and
 * focuses its button 수정, or the section itself. A section whose title is out of sight is scrolled to its title. While
 * a dialog is open nothing moves.
 */
export function keepPlace(place: string | undefined): () => void {
  const before = place === undefined ? undefined : sectionOf(place)?.getBoundingClientRect().top;
  const restore = () => {
    const section = place === undefined ? null : sectionOf(place);
    if (!section || before === undefined || openLayers.count() > 0) return;
    window.scrollBy({ top: section.getBoundingClientRect().top - before, behavior: 'instant' });
    (section.querySelector<HTMLElement>('[data-edit]') ?? section).focus({ preventScroll: true });
    const headEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (section.getBoundingClientRect().top < headEnd) section.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  return () => setTimeout(restore, 0);
}
