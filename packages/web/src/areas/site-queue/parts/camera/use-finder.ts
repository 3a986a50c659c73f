import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#lib/failures.ts';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 2048 }, height: { ideal: 1536 } },
};

/** What the page can do: its own camera, or only the choice of files, as over plain http. */
export type FinderState = 'opening' | 'live' | 'files';

/** Opens the camera inside the page, and closes it when the page is left or out of sight. */
export function useFinder() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FinderState>(() => ('mediaDevices' in navigator ? 'opening' : 'files'));
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return;
    let stream: MediaStream | null = null;
    let round = 0;
    const close = () => {
      round += 1;
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = null;
    };
    const open = async () => {
      close();
      const own = round;
      try {
        const opened = await navigator.mediaDevices.getUserMedia(WANTED);
        stream = opened;
        if (own !== round) return close();
        if (video.current === null) return;
        video.current.srcObject = opened;
        await video.current.play();
        setState('live');
      } catch (error) {
        if (own !== round) return;
        logFailure('camera', error);
        setState('files');
      }
    };
    const follow = () => (document.visibilityState === 'visible' ? void open() : close());
    void open();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, []);
  return { video, state };
}
