import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Tile } from '#ui/surface/tiles.tsx';
import { PhotoPicture } from '../../public/photo-picture.tsx';
import css from './camera.module.css';
import type { Pair } from './use-pair.ts';

/** The chosen photo of before, half transparent over the finder, and the row of those that can be chosen (D-465). */
export function PairFinder({ pair: { befores, chosen, choose } }: { pair: Pair }) {
  if (befores.length === 0) return null;
  const paired = befores.filter(({ isPaired }) => isPaired).length;
  return (
    <>
      {chosen && <PhotoPicture key={chosen.entryId} photo={chosen} large alt="" className={css['ghost']} />}
      <span className={css['tip']}>
        {chosen ? '흐린 전 사진에 맞춰 찍어주세요' : '전 사진 없이 촬영'} · 짝 {paired}/{befores.length}
      </span>
      <Row as="ul" className={css['pairs']} gap={8} padX={12} padY={4} scrolls aria-label="짝이 될 전 사진">
        {befores.map((photo, index) => (
          <li key={photo.entryId}>
            <Tile
              square
              aria-pressed={photo.entryId === chosen?.entryId}
              aria-label={[`전 사진 ${index + 1}`, photo.caption, photo.isPaired ? '짝 있음' : '']
                .filter(Boolean)
                .join(' ')}
              onClick={() => choose(photo.entryId)}
            >
              <PhotoPicture photo={photo} alt="" />
              {photo.isPaired && (
                <i>
                  <Icon name="check" />
                </i>
              )}
            </Tile>
          </li>
        ))}
      </Row>
    </>
  );
}
