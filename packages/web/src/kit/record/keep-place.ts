import { openLayers } from '#ui/layers/open-layers.ts';
import { isTyping } from '#ui/layers/use-focus-return.ts';

const sectionOf = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`section[data-place="${CSS.escape(place)}"]`);

/**
 * Remembers where a section stands on the screen. Call the returned function once the section is closed after a save:
 * it scrolls back to it, and focuses the section's button 수정, or the section. If the title is out of sight, it scrolls
 * to the title. With an open dialog it does nothing.
 */
export function keepPlace(place: string): () => void {
  const before = sectionOf(place)?.getBoundingClientRect().top;
  return () => {
    const section = sectionOf(place);
    if (!section || before === undefined || openLayers.count() > 0) return;
    window.scrollBy({ top: section.getBoundingClientRect().top - before, behavior: 'instant' });
    const typesElsewhere = isTyping() && !section.contains(document.activeElement);
    if (!typesElsewhere) (section.querySelector<HTMLElement>('[data-edit]') ?? section).focus({ preventScroll: true });
    const headEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (section.getBoundingClientRect().top < headEnd) section.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
}
