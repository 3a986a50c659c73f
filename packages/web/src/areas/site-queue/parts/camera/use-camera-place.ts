import { useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { readCameraPlace } from '../../public/camera-place.ts';
import { type CameraPlace, changeNote } from '../store/note-store.ts';

type Change = Partial<Pick<CameraPlace, 'label' | 'caption' | 'pairEntryId' | 'away'>>;

function store(part: Change): void {
  changeNote('camera', (former) => former && { ...former, ...part, at: Date.now() }).catch((error: unknown) =>
    logFailure('camera', error),
  );
}

/** Where the camera is. Every change is stored, so that a page which the system ended opens with it again. */
export function useCameraPlace() {
  const [place, setPlace] = useState<CameraPlace | null | undefined>();
  /** Whether the system ended the page while its own camera was open. */
  const [wasAway, setWasAway] = useState(false);
  const change = (part: Change) => {
    setPlace((former) => former && { ...former, ...part });
    store(part);
  };
  useEffect(() => {
    void readCameraPlace()
      .catch((error: unknown) => {
        logFailure('camera', error);
        return null;
      })
      .then((stored) => {
        setWasAway(stored?.away === true);
        setPlace(stored && { ...stored, away: false });
        if (stored?.away === true) store({ away: false });
      });
    // Who leaves the page has come back from the camera of the system.
    return () => store({ away: false });
  }, []);
  return { place, change, wasAway };
}
