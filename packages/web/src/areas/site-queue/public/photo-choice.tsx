import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { Icon } from '#ui/marks/icon.tsx';
import { Tile, TileMark, Tiles, TileWord } from '#ui/surface/tiles.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import type { FormPhoto } from './use-form-photos.ts';

type Props = {
  photos: readonly FormPhoto[];
  /** Entry ids of the ticked ones, of which there are at most `most`. */
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
};

const nameOf = ({ label, takenDtm, caption, isWaiting }: FormPhoto): string =>
  [`${photoLabelWord(label)} 사진 ${takenDtm.slice(11, 16)}`, caption, isWaiting ? '미전송' : '']
    .filter((part) => part !== '')
    .join(' ');

type TileProps = { photo: FormPhoto; isChosen: boolean; disabled: boolean; onToggle: () => void };

const PhotoTile = ({ photo, isChosen, disabled, onToggle }: TileProps) => (
  <li>
    <Tile as="label">
      <input
        type="checkbox"
        aria-label={nameOf(photo)}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onToggle()}
      />
      <PhotoPicture photo={photo} alt="" />
      {photo.isWaiting && (
        <TileMark>
          <Icon name="upload" size={16} />
        </TileMark>
      )}
      <TileWord>{photoLabelWord(photo.label)}</TileWord>
    </Tile>
  </li>
);

/** A ticked photo that neither the server nor this device has. It can only be given up. */
const MissingTile = ({ onToggle }: { onToggle: () => void }) => (
  <li>
    <Tile as="label" words="plain">
      <input type="checkbox" aria-label="보내지 못한 사진" checked onChange={() => onToggle()} />
      보낼 수 없음
    </Tile>
  </li>
);

/** Photos of an award, on the server and on this device. Those that are ticked belong to a record. */
export function PhotoChoice({ photos, chosen, most, onChange }: Props) {
  const toggle = (entryId: string) =>
    onChange(chosen.includes(entryId) ? chosen.filter((one) => one !== entryId) : [...chosen, entryId]);
  const missing = chosen.filter((id) => !photos.some(({ entryId }) => entryId === id));
  return (
    <Tiles data-field="Photos">
      {photos.map((photo) => {
        const isChosen = chosen.includes(photo.entryId);
        return (
          <PhotoTile
            key={photo.entryId}
            {...{ photo, isChosen }}
            disabled={!isChosen && chosen.length >= most}
            onToggle={() => toggle(photo.entryId)}
          />
        );
      })}
      {missing.map((id) => (
        <MissingTile key={id} onToggle={() => toggle(id)} />
      ))}
    </Tiles>
  );
}
