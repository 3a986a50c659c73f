import { LOG_PHOTOS } from '@portal/contract/areas/site-logs/logs';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { PhotoChoice } from '#areas/site-photos/public/photo-choice.tsx';
import css from './log.module.css';

type Props = { photos: readonly SitePhoto[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The photos of the day, of which those that are ticked stand in the log. */
export const LogPhotos = ({ photos, chosen, onChange }: Props) =>
  photos.length === 0 ? (
    <p className={css['none']}>이 날 전송된 사진이 없습니다.</p>
  ) : (
    <PhotoChoice {...{ photos, chosen, onChange }} most={LOG_PHOTOS} />
  );
