import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSwipe } from '#kit/files/picture-viewer.tsx';
import { useCloseOnBack } from '#ui/layers/close-on-back.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './frame-viewer.module.css';
import type { PhotoFrame } from './group-photos.ts';
import { timesText } from './photo-times.ts';

type Props = { frames: readonly PhotoFrame[]; start: number; onClose: () => void };

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const captionOf = (frame: PhotoFrame): string =>
  frame.map(({ caption }) => caption).find((caption) => caption !== '') ??
  frame.map(({ label }) => photoLabelWord(label)).join(' · ');

/** Photos in full screen, both of a pair side by side, with what is known of each. Arrows and swipes go on. */
export function FrameViewer({ frames, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useCloseOnBack(true, () => dialog.current?.close());
  const move = (step: -1 | 1) => setIndex((current) => Math.min(Math.max(current + step, 0), frames.length - 1));
  const swipe = useSwipe(move);
  const handleKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step) move(step);
  };
  const frame = frames[index] ?? [];
  return (
    <dialog ref={dialog} className={css['viewer']} aria-label="현장 사진 보기" onClose={onClose} onKeyDown={handleKey}>
      <header>
        <b>{captionOf(frame)}</b>
        <span aria-live="polite">
          {index + 1} / {frames.length}
        </span>
        <button type="button" aria-label="닫기" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className={css['stage']} data-count={frame.length} {...swipe}>
        {frame.map((photo) => (
          <figure key={photo.photoId}>
            {photo.name === '' ? (
              <p>보유 기간이 지나 지웠습니다.</p>
            ) : (
              <img
                src={sitePhotoPath(photo.name)}
                alt={`${photoLabelWord(photo.label)} ${photo.caption}`.trim()}
                draggable={false}
              />
            )}
            <figcaption>
              <b>{photoLabelWord(photo.label)}</b> {timesText(photo)}
            </figcaption>
          </figure>
        ))}
      </div>
      <footer>
        <button type="button" aria-label="이전 사진" disabled={index === 0} onClick={() => move(-1)}>
          <Icon name="previous" />
        </button>
        <button type="button" aria-label="다음 사진" disabled={index === frames.length - 1} onClick={() => move(1)}>
          <Icon name="next" />
        </button>
      </footer>
    </dialog>
  );
}
