import { type PhotoPair, photosOf, REPORT_LIMIT } from '@portal/contract/areas/site-reports/forms';
import { useState } from 'react';
import { type FormPhoto, useFormPhotos } from '#areas/site-queue/public/use-form-photos.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { Note } from '#ui/text/note.tsx';
import { PairPhotos } from './pair-photos.tsx';
import { PairSheet } from './pair-sheet.tsx';
import css from './report.module.css';
import type { ReportDraft } from './report-draft.ts';

/** The pairs that were made while shooting, and photos of after that stand alone. At most thirty photos. */
export function pairsOfShots(photos: readonly FormPhoto[]): PhotoPair[] {
  const pairs: PhotoPair[] = photos
    .filter(({ label }) => label === 'A')
    .map(({ entryId, pairEntryId }) => ({ Before: pairEntryId, After: entryId }));
  const fitting: PhotoPair[] = [];
  for (const pair of pairs) if (photosOf([...fitting, pair]).length <= REPORT_LIMIT.photos) fitting.push(pair);
  return fitting;
}

type Props = { projectId: number; form: FormFields<ReportDraft> };

/** The pairs of photos of a draft. */
export function PairFields({ projectId, form }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { photos } = useFormPhotos(projectId);
  const { Pairs } = form.draft;
  const byEntry = new Map(photos.map((photo) => [photo.entryId, photo]));
  const shots = pairsOfShots(photos);
  const error = form.errorOf('Pairs');
  const remove = (place: number) => form.change({ Pairs: Pairs.filter((_, index) => index !== place) });
  return (
    <>
      <Stack as="ol" gap={16} className={css['pairs']}>
        {Pairs.map(({ Before, After }, place) => {
          const [before, after] = [byEntry.get(Before) ?? null, byEntry.get(After) ?? null];
          return (
            <li key={`${Before} ${After}`}>
              <PairPhotos {...{ before, after }} />
              <Row as="span" gap={8} justify="between">
                <Note as="small">
                  {place + 1}. {before?.caption || after?.caption}
                </Note>
                <Press kind="underlined" tone="soft" padY={12} padX={12} onClick={() => remove(place)}>
                  빼기
                </Press>
              </Row>
            </li>
          );
        })}
      </Stack>
      <Row className={css['bar']} gap={12} padY={16} wraps data-field="Pairs">
        {Pairs.length === 0 && shots.length > 0 && (
          <BusyButton variant="default" onClick={() => form.change({ Pairs: shots })}>
            촬영한 짝 모두 선택
          </BusyButton>
        )}
        <BusyButton variant="default" onClick={() => setIsChoosing(true)}>
          전후 사진 묶기
        </BusyButton>
      </Row>
      {error !== '' && <AlertLine role="alert">{error}</AlertLine>}
      <PairSheet
        photos={photos}
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(pair) => form.change({ Pairs: [...Pairs, pair] })}
      />
    </>
  );
}
