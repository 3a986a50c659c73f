import { talkPhotoPath } from '@portal/contract/areas/files/kinds';
import { useState } from 'react';
import { PictureViewer } from '#kit/files/picture-viewer.tsx';
import { Tile, Tiles } from '#ui/surface/tiles.tsx';
import css from './talk.module.css';

/** The photos of a message: one in full width, several in two columns, each with the viewer. */
export function MessagePhotos({ names }: { names: readonly string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (names.length === 0) return null;
  const pictures = names.map((name, index) => ({ src: talkPhotoPath(name), name: `사진 ${index + 1}` }));
  return (
    <>
      <Tiles className={css['photos']} gap={4} aria-label="사진">
        {pictures.map(({ src, name }, index) => (
          <li key={src}>
            <Tile aria-label={`${name} 크게 보기`} onClick={() => setOpened(index)}>
              <img src={src} alt="" loading="lazy" />
            </Tile>
          </li>
        ))}
      </Tiles>
      {opened !== null && <PictureViewer pictures={pictures} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
