import { originalPhotoName, photoPath } from '@portal/contract/areas/project-parts/photos';
import { THUMBNAILS } from '@portal/contract/core/limits';
import { useState } from 'react';
import { PhotoViewer } from '../parts/photo-viewer.tsx';
import './photo-gallery.css';

/** First thumbnails of a project's photos, '+N' on the last for the rest, and the viewer behind them (FILE-12, FILE-13, D-156). */
export function PhotoGallery({ names }: { names: readonly string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const photos = names.map((name) => ({ src: photoPath(name), name: originalPhotoName(name) }));
  const hidden = photos.length - THUMBNAILS;
  return (
    <>
      <ul className="gallery" aria-label="사진">
        {photos.slice(0, THUMBNAILS).map((photo, index) => {
          const covered = hidden > 0 && index === THUMBNAILS - 1;
          return (
            <li key={photo.src}>
              <button
                type="button"
                aria-label={covered ? `사진 ${hidden}장 더 보기` : `${photo.name} 크게 보기`}
                onClick={() => setOpened(covered ? THUMBNAILS : index)}
              >
                <img src={photo.src} alt="" loading="lazy" />
                {covered && <span className="gallery-more">+{hidden}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {opened !== null && <PhotoViewer photos={photos} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
