import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import css from './photo-tile.module.css';
import { lateNote, timesText } from './photo-times.ts';

type Props = {
  photo: SitePhoto;
  /** Whether its label stands on it. */
  labelled?: boolean;
  onOpen: () => void;
};

/** A photo of a list. What was blanked is a grey field. */
export function PhotoTile({ photo, labelled = false, onOpen }: Props) {
  const late = lateNote(photo);
  const word = photoLabelWord(photo.label);
  if (photo.name === '') return <span className={css['gone']}>보유 기간이 지나 지웠습니다.</span>;
  const name = [word, photo.caption, timesText(photo), late].filter((part) => part !== '').join(' · ');
  return (
    <button type="button" className={css['tile']} aria-label={`${name} 크게 보기`} onClick={onOpen}>
      <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
      {labelled && <b>{word}</b>}
      {late !== '' && <span>{late}</span>}
    </button>
  );
}
