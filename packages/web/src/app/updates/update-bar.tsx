import { useState, useSyncExternalStore } from 'react';
import { confirmLeave, discardUnsaved } from '#lib/unsaved.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { openLayers } from '#ui/layers/open-layers.ts';
import { switchVersion } from './app-version.ts';
import css from './update-bar.module.css';
import { type VersionWorker, waitingVersion } from './waiting-version.ts';

/** Asks for the new version at the foot of the page. Nothing reloads by itself (D-324). */
export function UpdateBar() {
  const worker = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.get);
  const [putOff, setPutOff] = useState<VersionWorker | null>(null);
  if (worker === null || worker === putOff) return null;
  const reload = async () => {
    if (!(await confirmLeave(openLayers.get()))) return;
    discardUnsaved();
    switchVersion(worker);
  };
  return (
    <section className={css['bar']} role="status" aria-label="새 버전" data-print="off">
      <p>새 버전이 있습니다</p>
      <BusyButton variant="subtle" onClick={() => setPutOff(worker)}>
        나중에
      </BusyButton>
      <BusyButton onClick={reload}>새로고침</BusyButton>
    </section>
  );
}
