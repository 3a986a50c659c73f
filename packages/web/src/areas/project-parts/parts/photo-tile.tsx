import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { ActionIcon } from '@mantine/core';
import type { ChosenPhoto } from '../public/chosen-photo.ts';
import './photo-tile.css';
import '@mantine/core/styles/ActionIcon.layer.css';

type Props = {
  photo: ChosenPhoto;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Preview of a chosen photo with its place in the order. */
export function PhotoTile({ photo, first, last, onMove, onRemove }: Props) {
  const name = photo.original;
  return (
    <li className="photo-tile">
      <img className="photo-tile-image" src={photo.preview} alt={name} />
      <span className="photo-tile-name" title={name}>
        {name}
      </span>
      <span className="photo-tile-actions">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${name} 앞으로`}
          disabled={first}
          onClick={() => onMove(-1)}
        >
          ‹
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`${name} 뒤로`} disabled={last} onClick={() => onMove(1)}>
          ›
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" aria-label={`${name} 삭제`} onClick={onRemove}>
          ×
        </ActionIcon>
      </span>
    </li>
  );
}
