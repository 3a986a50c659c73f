import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { usePictureSteps } from '#kit/files/use-picture-steps.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './frame-viewer.module.css';
import type { PhotoFrame } from './group-photos.ts';
import { timesText } from './photo-times.ts';

type Props = { frames: readonly PhotoFrame[]; start: number; onClose: () => void };

const captionOf = (frame: PhotoFrame): string =>
  frame.map(({ caption }) => caption).find((caption) => caption !== '') ??
  frame.map(({ label }) => photoLabelWord(label)).join(' · ');

/** Photos in full screen, both of a pair side by side, with what is known of each. Arrows and swipes go on. */
export function FrameViewer({ frames, start, onClose }: Props) {
  const { index, move, close, dialog, swipe } = usePictureSteps(frames.length, start);
  const frame = frames[index] ?? [];
  return (
    <dialog {...dialog} className={css['viewer']} aria-label="현장 사진 보기" onClose={onClose}>
      <header>
        <b>{captionOf(frame)}</b>
        <span aria-live="polite">
          {index + 1} / {frames.length}
        </span>
        <button type="button" aria-label="닫기" onClick={close}>
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
