import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { PHOTO_TYPES } from '@portal/contract/areas/project-parts/photos';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useBusy } from '../../../lib/use-busy.ts';
import { PhotoTile } from '../parts/photo-tile.tsx';
import { type ChosenPhoto, preparePhotos } from './chosen-photo.ts';
import './photo-picker.css';

type Props = { photos: readonly ChosenPhoto[]; onChange: (photos: ChosenPhoto[]) => void };

const moved = (photos: readonly ChosenPhoto[], from: number, by: -1 | 1): ChosenPhoto[] => {
  const order = [...photos];
  order.splice(from + by, 0, ...order.splice(from, 1));
  return order;
};

/** The previews' memory is given back when the form goes. */
function useRevokedPreviews(photos: readonly ChosenPhoto[]): void {
  const latest = useRef(photos);
  latest.current = photos;
  useEffect(
    () => () => {
      for (const photo of latest.current) URL.revokeObjectURL(photo.preview);
    },
    [],
  );
}

/** Photos to add: chosen or dropped, compressed at once, in an order the user sets (FILE-01 to FILE-05). */
export function PhotoPicker({ photos, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, run] = useBusy();
  useRevokedPreviews(photos);

  const add = (files: File[]) => run(async () => onChange([...photos, ...(await preparePhotos(files, photos))]));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.preview);
    onChange(photos.filter((other) => other !== photo));
  };
  return (
    <div className="photo-picker">
      <section
        aria-label="사진 추가"
        className="photo-picker-drop"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button variant="default" loading={busy} onClick={() => input.current?.click()}>
          사진 선택
        </Button>
        <span className="photo-picker-hint">또는 이곳에 끌어다 놓으세요 (JPG, PNG, GIF, WEBP)</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={PHOTO_TYPES.join(',')}
          aria-label="사진 파일"
          onChange={(event) => {
            void add([...(event.currentTarget.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      </section>
      {photos.length > 0 && (
        <ul className="photo-picker-tiles" aria-label="선택한 사진">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.preview}
              photo={photo}
              first={index === 0}
              last={index === photos.length - 1}
              onMove={(by) => onChange(moved(photos, index, by))}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
