import { talkPhotoPath } from '@portal/contract/areas/files/kinds';
import { useState } from 'react';
import { PictureViewer } from '#kit/files/picture-viewer.tsx';
import css from './message-photos.module.css';

/** The photos of a message: one in full width, several in two columns, each with the viewer. */
export function MessagePhotos({ names }: { names: readonly string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (names.length === 0) return null;
  const pictures = names.map((name, index) => ({ src: talkPhotoPath(name), name: `사진 ${index + 1}` }));
  return (
    <>
      <ul className={css['photos']} data-count={names.length} aria-label="사진">
        {pictures.map(({ src, name }, index) => (
          <li key={src}>
            <button type="button" aria-label={`${name} 크게 보기`} onClick={() => setOpened(index)}>
              <img src={src} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <PictureViewer pictures={pictures} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
