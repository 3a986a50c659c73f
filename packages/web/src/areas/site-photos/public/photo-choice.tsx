import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import css from '../parts/photo-choice.module.css';

type Props = {
  photos: readonly SitePhoto[];
  /** Entry ids of the ticked ones, of which there are at most `most`. */
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
};

/** Photos of an award, of which those that are ticked belong to a record. */
export function PhotoChoice({ photos, chosen, most, onChange }: Props) {
  const toggle = (entryId: string) =>
    onChange(chosen.includes(entryId) ? chosen.filter((one) => one !== entryId) : [...chosen, entryId]);
  return (
    <ul className={css['pick']} data-field="Photos">
      {photos.map((photo) => {
        const isChosen = chosen.includes(photo.entryId);
        return (
          <li key={photo.entryId}>
            <label>
              <input
                type="checkbox"
                aria-label={`${photoLabelWord(photo.label)} 사진 ${photo.takenDtm.slice(11, 16)} ${photo.caption}`.trim()}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() => toggle(photo.entryId)}
              />
              <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
              <b>{photoLabelWord(photo.label)}</b>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
