import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#lib/failures.ts';

const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 2048 }, height: { ideal: 1536 } },
};

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What the page can do: its own camera, or only the choice of files, as over plain http. */
export type FinderState = 'opening' | 'live' | 'files';

type TorchState = 'none' | 'off' | 'on';
/** The light of the camera, and what switches it. */
export type Torch = { state: TorchState; toggle: () => Promise<void> };

/** Whether the camera has a light. Not every browser can say so. */
const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  track !== undefined && 'getCapabilities' in track && 'torch' in track.getCapabilities();

/** Follows the light of the camera that is open. */
function useTorch() {
  const track = useRef<MediaStreamTrack | undefined>(undefined);
  const [state, setState] = useState<TorchState>('none');
  const follow = (opened: MediaStream) => {
    [track.current] = opened.getVideoTracks();
    setState(hasTorch(track.current) ? 'off' : 'none');
  };
  const toggle = async () => {
    const light: MediaTrackConstraintSet & { torch: boolean } = { torch: state !== 'on' };
    try {
      await track.current?.applyConstraints({ advanced: [light] });
      setState(light.torch ? 'on' : 'off');
    } catch (error) {
      logFailure('camera', error);
    }
  };
  return { torch: { state, toggle }, follow };
}

/** Opens the camera inside the page, and closes it when the page is left or out of sight. */
export function useFinder() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FinderState>(() => ('mediaDevices' in navigator ? 'opening' : 'files'));
  const { torch, follow: followTorch } = useTorch();
  const opened = useRef(followTorch);
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return;
    let stream: MediaStream | null = null;
    let round = 0;
    const close = () => {
      round += 1;
      if (stream !== null) stopAll(stream);
      stream = null;
    };
    const show = async (found: MediaStream, element: HTMLVideoElement) => {
      stream = found;
      element.srcObject = found;
      await element.play();
      opened.current(found);
      setState('live');
    };
    const open = async () => {
      close();
      const own = round;
      try {
        const found = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
        if (own === round && video.current !== null) await show(found, video.current);
        else stopAll(found);
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
  return { video, state, torch };
}
