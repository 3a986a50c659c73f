import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { usePictureSteps } from '#kit/files/use-picture-steps.ts';
import { Viewer, ViewerButton } from '#kit/files/viewer.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
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
    <Viewer className={css['viewer']} label="현장 사진 보기" {...{ dialog, onClose }}>
      <Row as="header" gap={12} padY={4} padX={12}>
        <Text as="b" size={16} cut>
          {captionOf(frame)}
        </Text>
        <Text as="span" fill aria-live="polite">
          {index + 1} / {frames.length}
        </Text>
        <ViewerButton icon="close" label="닫기" onClick={close} />
      </Row>
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
            <Text as="figcaption" size={13} padX={16}>
              <b>{photoLabelWord(photo.label)}</b> {timesText(photo)}
            </Text>
          </figure>
        ))}
      </div>
      <Row as="footer" justify="between" padY={4} padX={8}>
        <ViewerButton icon="previous" label="이전 사진" disabled={index === 0} onClick={() => move(-1)} />
        <ViewerButton icon="next" label="다음 사진" disabled={index === frames.length - 1} onClick={() => move(1)} />
      </Row>
    </Viewer>
  );
}
