import { THUMBNAILS } from '@portal/contract/core/limits';
import { useState } from 'react';
import { Tile, Tiles } from '#ui/surface/tiles.tsx';
import css from './files.module.css';
import { type Picture, PictureViewer } from './picture-viewer.tsx';

/** The first thumbnails of some pictures, '+N' on the last one for the rest, and the viewer (D-156). */
export function PictureGallery({ pictures }: { pictures: readonly Picture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const hidden = pictures.length - THUMBNAILS;
  return (
    <>
      <Tiles className={css['gallery']} aria-label="사진">
        {pictures.slice(0, THUMBNAILS).map((picture, index) => {
          const covered = hidden > 0 && index === THUMBNAILS - 1;
          return (
            <li key={picture.src}>
              <Tile
                aria-label={covered ? `사진 더 보기 +${hidden}` : `${picture.name} 크게 보기`}
                onClick={() => setOpened(covered ? THUMBNAILS : index)}
              >
                <img src={picture.src} alt="" loading="lazy" />
                {covered && <span className={css['more']}>+{hidden}</span>}
              </Tile>
            </li>
          );
        })}
      </Tiles>
      {opened !== null && <PictureViewer pictures={pictures} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
