import { SWIPE_PX } from '@portal/contract/core/limits';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '#ui/layers/close-on-back.ts';

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The step for a finished drag: 0 up to SWIPE_PX, or when it was more vertical than horizontal (FILE-15). */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Handles one finger or the mouse. A second finger zooms and is no swipe. */
function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const step = from.current ? swipeStep(event.clientX - from.current.x, event.clientY - from.current.y) : 0;
      from.current = null;
      if (step !== 0) onStep(step);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

/** Pictures in a full-screen dialog, controlled by arrow keys, swipe, Escape and Back. They stop at both ends (D-156). */
export function usePictureSteps(count: number, start: number) {
  const [index, setIndex] = useState(start);
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const close = () => ref.current?.close();
  useCloseOnBack(true, close);
  const move = (step: -1 | 1) => setIndex((current) => Math.min(Math.max(current + step, 0), count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step) move(step);
  };
  return { index, move, close, dialog: { ref, onKeyDown }, swipe: useSwipe(move) };
}
