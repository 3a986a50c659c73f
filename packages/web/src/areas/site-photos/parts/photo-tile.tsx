import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { Tile, TileWord } from '#ui/surface/tiles.tsx';
import { lateNote, timesText } from './photo-times.ts';

type Props = {
  photo: SitePhoto;
  /** Half of a pair, with its label on it. */
  paired?: boolean;
  onOpen: () => void;
};

/** A photo of a list. What was blanked is a grey field. */
export function PhotoTile({ photo, paired = false, onOpen }: Props) {
  const late = lateNote(photo);
  const word = photoLabelWord(photo.label);
  if (photo.name === '')
    return (
      <Tile as="span" square={paired} words="plain">
        보유 기간이 지나 지웠습니다.
      </Tile>
    );
  const name = [word, photo.caption, timesText(photo), late].filter((part) => part !== '').join(' · ');
  return (
    <Tile square={paired} aria-label={`${name} 크게 보기`} onClick={onOpen}>
      <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
      {paired && <TileWord>{word}</TileWord>}
      {late !== '' && <TileWord isLate>{late}</TileWord>}
    </Tile>
  );
}
