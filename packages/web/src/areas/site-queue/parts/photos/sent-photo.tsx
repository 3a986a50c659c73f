import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import css from './photo-grid.module.css';

/** A photo that the server has. */
export const SentPhoto = ({ photo, onOpen }: { photo: SitePhoto; onOpen: () => void }) => (
  <button
    type="button"
    className={css['photo']}
    onClick={onOpen}
    aria-label={`${photoLabelWord(photo.label)} ${photo.caption} ${(photo.takenDtm || photo.receivedDtm).slice(11, 16)}`}
  >
    <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
    <b>{photoLabelWord(photo.label)}</b>
  </button>
);
