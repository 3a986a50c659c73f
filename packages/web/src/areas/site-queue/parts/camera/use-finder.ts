import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#lib/failures.ts';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 2048 }, height: { ideal: 1536 } },
};

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

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
      if (stream !== null) stopAll(stream);
      stream = null;
    };
    const show = async (opened: MediaStream, element: HTMLVideoElement) => {
      stream = opened;
      element.srcObject = opened;
      await element.play();
      setState('live');
    };
    const open = async () => {
      close();
      const own = round;
      try {
        const opened = await navigator.mediaDevices.getUserMedia(WANTED);
        if (own === round && video.current !== null) await show(opened, video.current);
        else stopAll(opened);
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
