import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import type { ReactNode } from 'react';
import { PhotoPicture } from '#areas/site-queue/public/photo-picture.tsx';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { Tile, Tiles } from '#ui/surface/tiles.tsx';

type Props = {
  title: string;
  photos: readonly FormPhoto[];
  /** The entry of the chosen photo, or ''. */
  value: string;
  onChange: (entryId: string) => void;
  children?: ReactNode;
};

/** Photos of a site, of which at most one is chosen. A second press takes it back. */
export const ReportPhotoChoice = ({ title, photos, value, onChange, children }: Props) => (
  <ChoiceGroup legend={title}>
    <Tiles as="div">
      {photos.map((photo) => (
        <Tile
          key={photo.entryId}
          aria-pressed={photo.entryId === value}
          aria-label={[photoLabelWord(photo.label), photo.caption, photo.isWaiting ? '미전송' : ''].join(' ').trim()}
          onClick={() => onChange(photo.entryId === value ? '' : photo.entryId)}
        >
          <PhotoPicture photo={photo} alt="" />
        </Tile>
      ))}
      {children}
    </Tiles>
  </ChoiceGroup>
);
