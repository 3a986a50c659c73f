import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import { LOG_PHOTOS } from '@portal/contract/areas/site-logs/logs';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import css from './log.module.css';

type Props = { photos: readonly SitePhoto[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The photos of the day, of which those that are ticked stand in the log. */
export function LogPhotos({ photos, chosen, onChange }: Props) {
  if (photos.length === 0) return <p className={css['none']}>이 날 전송된 사진이 없습니다.</p>;
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
                disabled={!isChosen && chosen.length >= LOG_PHOTOS}
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
