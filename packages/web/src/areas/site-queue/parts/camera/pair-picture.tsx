import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import { useEntryPicture } from '../list/entry-picture.tsx';
import type { FormPhoto } from '../photos/form-photo.ts';

type Props = { photo: FormPhoto; small?: boolean; className?: string | undefined };

function OnDevice({ entryId, className }: { entryId: string; className: string | undefined }) {
  const address = useEntryPicture({ entryId, kind: 'photo' });
  return address === '' ? null : <img src={address} alt="" className={className} />;
}

/** The picture of a photo, from this device while the server does not have it. */
export const PairPicture = ({ photo: { entryId, name }, small = false, className }: Props) =>
  name === '' ? (
    <OnDevice {...{ entryId, className }} />
  ) : (
    <img src={sitePhotoPath(small ? smallPhotoName(name) : name)} alt="" className={className} />
  );
