import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { Tile, TileWord } from '#ui/surface/tiles.tsx';

/** A photo that the server has. */
export const SentPhoto = ({ photo, onOpen }: { photo: SitePhoto; onOpen: () => void }) => (
  <Tile
    square
    onClick={onOpen}
    aria-label={`${photoLabelWord(photo.label)} ${photo.caption} ${(photo.takenDtm || photo.receivedDtm).slice(11, 16)}`}
  >
    <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
    <TileWord>{photoLabelWord(photo.label)}</TileWord>
  </Tile>
);
