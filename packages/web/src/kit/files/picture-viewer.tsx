import { SWIPE_PX } from '@portal/contract/core/limits';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '#ui/layers/close-on-back.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './picture-viewer.module.css';

export type Picture = { src: string; name: string };

type Props = { pictures: readonly Picture[]; start: number; onClose: () => void };

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The step for a finished drag: 0 up to SWIPE_PX, or when it was more vertical than horizontal (FILE-15). */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Handles one finger or the mouse. A second finger zooms and is no swipe. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
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

/** Loads the neighbours of the shown picture, so that the next step is instant. */
function usePreload(pictures: readonly Picture[], index: number): void {
  useEffect(() => {
    for (const neighbour of [pictures[index - 1], pictures[index + 1]]) {
      if (neighbour) new Image().src = neighbour.src;
    }
  }, [pictures, index]);
}

/**
 * One picture in full screen, controlled by arrows, arrow keys, swipe, Escape and Back. It stops at both ends (D-156).
 */
export function PictureViewer({ pictures, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useCloseOnBack(true, () => dialog.current?.close());
  const move = (step: -1 | 1) => setIndex((current) => Math.min(Math.max(current + step, 0), pictures.length - 1));
  const swipe = useSwipe(move);
  usePreload(pictures, index);
  const handleKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step) move(step);
  };
  const picture = pictures[index];
  return (
    <dialog ref={dialog} className={css['viewer']} aria-label="사진 보기" onClose={onClose} onKeyDown={handleKey}>
      <div className={css['stage']} {...swipe}>
        {picture && <img key={picture.src} src={picture.src} alt={picture.name} draggable={false} />}
      </div>
      <p className={css['count']} aria-live="polite">
        {index + 1} / {pictures.length}
      </p>
      <button type="button" className={css['close']} aria-label="닫기" onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <button
        type="button"
        className={css['previous']}
        aria-label="이전 사진"
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        className={css['next']}
        aria-label="다음 사진"
        disabled={index === pictures.length - 1}
        onClick={() => move(1)}
      >
        <Icon name="next" />
      </button>
    </dialog>
  );
}
