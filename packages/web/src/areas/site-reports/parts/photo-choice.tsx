import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import type { ReactNode } from 'react';
import css from './photo-choice.module.css';

type Props = {
  title: string;
  photos: readonly SitePhoto[];
  /** The entry of the chosen photo, or ''. */
  value: string;
  onChange: (entryId: string) => void;
  children?: ReactNode;
};

/** Photos of a site, of which at most one is chosen. A second press takes it back. */
export const PhotoChoice = ({ title, photos, value, onChange, children }: Props) => (
  <fieldset className={css['choice']}>
    <legend>{title}</legend>
    <div className={css['photos']}>
      {photos
        .filter(({ name }) => name !== '')
        .map(({ entryId, name, label, caption }) => (
          <button
            key={entryId}
            type="button"
            aria-pressed={entryId === value}
            aria-label={`${photoLabelWord(label)} ${caption}`.trim()}
            onClick={() => onChange(entryId === value ? '' : entryId)}
          >
            <img src={sitePhotoPath(`${name}-small`)} alt="" loading="lazy" />
          </button>
        ))}
      {children}
    </div>
  </fieldset>
);
