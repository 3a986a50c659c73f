import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { ReportPhoto } from '@portal/contract/areas/site-reports/calls';
import { PhotoPicture } from '#areas/site-queue/public/photo-picture.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import css from './report-paper.module.css';

/** A photo of the paper, maybe one that is still on this device. */
export type PaperPhoto = Pick<ReportPhoto, 'entryId' | 'name' | 'caption'> & {
  takenDtm?: string;
  isWaiting?: boolean;
};

function Side({ photo, word, isLinked }: { photo: PaperPhoto | null; word: string; isLinked: boolean }) {
  if (photo === null) return <span />;
  const picture = <PhotoPicture photo={photo} alt={`${word} 사진 ${photo.caption}`.trim()} />;
  if (!photo.isWaiting && photo.name === '') return <span>사진 없음</span>;
  if (photo.isWaiting || !isLinked) return <span>{picture}</span>;
  return (
    <a href={sitePhotoPath(photo.name)} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
}

const timeOf = (word: string, photo: PaperPhoto | null): string =>
  photo?.takenDtm ? `${word} ${photo.takenDtm.slice(5, 16)}` : '';

type Props = {
  pairs: readonly { before: PaperPhoto | null; after: PaperPhoto | null }[];
  /** Whether a photo opens its file. */
  isLinked: boolean;
};

/** The pairs of the paper, uncropped, with their words below. */
export const PaperPairs = ({ pairs, isLinked }: Props) =>
  pairs.length > 0 && (
    <>
      <h3>전후 사진</h3>
      <Stack as="ol" className={css['pairs']} gap={12}>
        {pairs.map(({ before, after }, index) => (
          <Grid as="li" key={`${before?.entryId} ${after?.entryId}`} columns={2} gap={4}>
            <Side photo={before} word="전" isLinked={isLinked} />
            <Side photo={after} word="후" isLinked={isLinked} />
            <Row as="p" gap={8} align="baseline" wraps>
              <b>
                {index + 1}. {before?.caption || after?.caption}
              </b>
              <small>{[timeOf('전', before), timeOf('후', after)].filter((text) => text !== '').join(' · ')}</small>
            </Row>
          </Grid>
        ))}
      </Stack>
    </>
  );
