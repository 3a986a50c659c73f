import { useEffect } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import css from './picture-viewer.module.css';
import { usePictureSteps } from './use-picture-steps.ts';

export type Picture = { src: string; name: string };

type Props = { pictures: readonly Picture[]; start: number; onClose: () => void };

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
  const { index, move, close, dialog, swipe } = usePictureSteps(pictures.length, start);
  usePreload(pictures, index);
  const picture = pictures[index];
  return (
    <dialog {...dialog} className={css['viewer']} aria-label="사진 보기" onClose={onClose}>
      <div className={css['stage']} {...swipe}>
        {picture && <img key={picture.src} src={picture.src} alt={picture.name} draggable={false} />}
      </div>
      <p className={css['count']} aria-live="polite">
        {index + 1} / {pictures.length}
      </p>
      <button type="button" className={css['close']} aria-label="닫기" onClick={close}>
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
