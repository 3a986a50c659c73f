import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { ReportPhoto } from '@portal/contract/areas/site-reports/calls';
import { PhotoPicture } from '#areas/site-queue/public/photo-picture.tsx';
import { Tile, TilePair, TileWord } from '#ui/surface/tiles.tsx';

const WORDS = { before: '전', after: '후' } as const;

type ShownPhoto = Pick<ReportPhoto, 'entryId' | 'name' | 'caption'> & { isWaiting?: boolean };

function SidePicture({ photo, side }: { photo: ShownPhoto; side: keyof typeof WORDS }) {
  const alt = `${WORDS[side]} 사진 ${photo.caption}`.trim();
  if (photo.isWaiting) return <PhotoPicture photo={photo} alt={alt} />;
  if (photo.name === '') return null;
  return (
    <a href={sitePhotoPath(photo.name)} target="_blank" rel="noopener noreferrer">
      <PhotoPicture photo={photo} alt={alt} />
    </a>
  );
}

/** One side of a pair. A photo whose time of keeping is over has no picture any more. */
const Side = ({ photo, side }: { photo: ShownPhoto | null; side: keyof typeof WORDS }) => (
  <Tile as="span">
    {photo && <SidePicture photo={photo} side={side} />}
    <TileWord>{WORDS[side]}</TileWord>
  </Tile>
);

type Props = { before: ShownPhoto | null; after: ShownPhoto | null };

/** A pair of photos of before and after. */
export const PairPhotos = ({ before, after }: Props) => (
  <TilePair>
    <Side photo={before} side="before" />
    <Side photo={after} side="after" />
  </TilePair>
);
