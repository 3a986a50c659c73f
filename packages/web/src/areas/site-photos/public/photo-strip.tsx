import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { useState } from 'react';
import { PictureViewer } from '#kit/files/picture-viewer.tsx';
import { Tile, Tiles } from '#ui/surface/tiles.tsx';

type Props = {
  photos: readonly Pick<SitePhoto, 'entryId' | 'name' | 'label' | 'caption'>[];
  /** The entry ids of those that are shown, in their order. */
  shown: readonly string[];
};

/** The photos of a record, each of which opens large. What was blanked is left out. */
export function PhotoStrip({ photos, shown }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = shown.flatMap((id) => photos.filter(({ entryId, name }) => entryId === id && name !== ''));
  if (pictures.length === 0) return null;
  const large = pictures.map(({ name, label, caption }) => ({
    src: sitePhotoPath(name),
    name: `${photoLabelWord(label)} ${caption}`.trim(),
  }));
  return (
    <>
      <Tiles>
        {pictures.map((photo, index) => (
          <li key={photo.entryId}>
            <Tile aria-label={`${large[index]?.name} 크게 보기`} onClick={() => setOpened(index)}>
              <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
            </Tile>
          </li>
        ))}
      </Tiles>
      {opened !== null && <PictureViewer pictures={large} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
