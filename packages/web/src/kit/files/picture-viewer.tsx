import { useEffect } from 'react';
import css from './picture-viewer.module.css';
import { usePictureSteps } from './use-picture-steps.ts';
import { Viewer, ViewerButton } from './viewer.tsx';

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
    <Viewer label="사진 보기" {...{ dialog, onClose }}>
      <div className={css['stage']} {...swipe}>
        {picture && <img key={picture.src} src={picture.src} alt={picture.name} draggable={false} />}
      </div>
      <p className={css['count']} aria-live="polite">
        {index + 1} / {pictures.length}
      </p>
      <ViewerButton icon="close" label="닫기" className={css['close']} onClick={close} />
      <ViewerButton
        icon="previous"
        label="이전 사진"
        className={css['previous']}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <ViewerButton
        icon="next"
        label="다음 사진"
        className={css['next']}
        disabled={index === pictures.length - 1}
        onClick={() => move(1)}
      />
    </Viewer>
  );
}
