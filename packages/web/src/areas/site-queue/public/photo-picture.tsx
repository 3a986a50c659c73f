import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import { useEntryPicture } from '../parts/list/entry-picture.tsx';

type Props = { photo: { entryId: string; name: string; isWaiting?: boolean }; alt: string };

function WaitingPicture({ photo, alt }: Props) {
  const address = useEntryPicture({ entryId: photo.entryId, kind: 'photo' });
  return address === '' ? null : <img src={address} alt={alt} />;
}

/** The small picture of a photo, of the server or of this device. */
export const PhotoPicture = ({ photo, alt }: Props) =>
  photo.isWaiting ? (
    <WaitingPicture photo={photo} alt={alt} />
  ) : (
    <img src={sitePhotoPath(smallPhotoName(photo.name))} alt={alt} loading="lazy" />
  );
