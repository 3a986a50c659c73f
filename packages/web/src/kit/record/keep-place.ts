import { openLayers } from '#ui/layers/open-layers.ts';
import { isTyping } from '#ui/layers/use-focus-return.ts';

const sectionOf = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`section[data-place="${CSS.escape(place)}"]`);

/**
 * Remembers where a section stands on the screen. The returned function scrolls back to it after a save. It focuses the
 * section's button 수정, or the section. If the title is out of sight, it scrolls to the title. With an open dialog it
 * does nothing.
 */
export function keepPlace(place: string | undefined): () => void {
  const before = place === undefined ? undefined : sectionOf(place)?.getBoundingClientRect().top;
  const restore = () => {
    const section = place === undefined ? null : sectionOf(place);
    if (!section || before === undefined || openLayers.count() > 0) return;
    window.scrollBy({ top: section.getBoundingClientRect().top - before, behavior: 'instant' });
    const typesElsewhere = isTyping() && !section.contains(document.activeElement);
    if (!typesElsewhere) (section.querySelector<HTMLElement>('[data-edit]') ?? section).focus({ preventScroll: true });
    const headEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (section.getBoundingClientRect().top < headEnd) section.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  return () => setTimeout(restore, 0);
}
