import { confirmLeave, discardUnsaved } from '#lib/unsaved.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { loadMissingParts } from '#ui/feedback/lazy-part.ts';
import { openLayers } from '#ui/layers/open-layers.ts';
import css from './update-bar.module.css';

/** Says that a part of the page could not be loaded, and offers to try again. Nothing reloads by itself (D-480). */
export function MissingPartsBar() {
  const reload = async () => {
    if (!(await confirmLeave(openLayers.get()))) return;
    discardUnsaved();
    window.location.reload();
  };
  return (
    <section className={css['bar']} role="status" aria-label="불러오지 못한 부분" data-print="off">
      <p>화면 일부를 불러오지 못했습니다</p>
      <BusyButton variant="subtle" onClick={reload}>
        새로고침
      </BusyButton>
      <BusyButton needsServer={false} onClick={loadMissingParts}>
        다시 시도
      </BusyButton>
    </section>
  );
}
