import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import { useEntryPicture } from '../parts/list/entry-picture.tsx';

type Shown = { entryId: string; name: string; isWaiting?: boolean };
type PictureProps = { alt: string; className?: string | undefined };
type Props = PictureProps & { photo: Shown; large?: boolean };

function WaitingPicture({ entryId, alt, className }: PictureProps & { entryId: string }) {
  const address = useEntryPicture({ entryId, kind: 'photo' });
  return address === '' ? null : <img src={address} alt={alt} className={className} />;
}

/** The picture of a photo, from this device while the server does not have it. A blanked photo has none. */
export function PhotoPicture({ photo: { entryId, name, isWaiting = false }, large = false, alt, className }: Props) {
  if (isWaiting) return <WaitingPicture {...{ entryId, alt, className }} />;
  if (name === '') return null;
  return (
    <img src={sitePhotoPath(large ? name : smallPhotoName(name))} alt={alt} className={className} loading="lazy" />
  );
}
