import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Tile } from '#ui/surface/tiles.tsx';
import css from './talk.module.css';

type ChosenProps = { photos: readonly ChosenFile[]; onRemove: (photo: ChosenFile) => void };

/** The photos that go with a message. */
export const ChosenPhotos = ({ photos, onRemove }: ChosenProps) => (
  <Row as="ul" className={css['chosen']} gap={8} scrolls aria-label="보낼 사진">
    {photos.map((photo) => (
      <li key={photo.id}>
        <Tile as="span" square>
          <img src={photo.preview} alt="" />
        </Tile>
        <IconButton icon="close" label={`${photo.original} 빼기`} onClick={() => onRemove(photo)} />
      </li>
    ))}
  </Row>
);
