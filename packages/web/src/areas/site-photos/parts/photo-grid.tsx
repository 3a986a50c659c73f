import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { Tiles } from '#ui/surface/tiles.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useFirst } from './use-first.tsx';

/** How many photos are shown before a press asks for all. */
const FIRST = 12;

/** Photos of one label. */
export function PhotoGrid({ photos, onOpen }: { photos: readonly SitePhoto[]; onOpen: (index: number) => void }) {
  const { shown, more } = useFirst(photos, FIRST);
  return (
    <>
      <Tiles large>
        {shown.map((photo, index) => (
          <li key={photo.photoId}>
            <PhotoTile photo={photo} onOpen={() => onOpen(index)} />
          </li>
        ))}
      </Tiles>
      {more}
    </>
  );
}
