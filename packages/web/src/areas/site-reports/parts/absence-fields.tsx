import { ABSENCES, absenceLabel, REPORT_LIMIT, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { compressPicture } from '#kit/files/compress-picture.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { showRefusal } from '#lib/failures.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { useBusy } from '#lib/use-busy.ts';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { addPhoto, sitePhotosQuery } from '../api.ts';
import { PhotoChoice } from './photo-choice.tsx';
import css from './signatures.module.css';

type Props = { projectId: number; awardId: number; form: FormFields<SigningDraft> };

/** Why the customer does not sign, and a photo of it: one of the site, or a new one. */
export function AbsenceFields({ projectId, awardId, form }: Props) {
  const radios = useId();
  const client = useQueryClient();
  const [busy, run] = useBusy();
  const { data: photos = [] } = useQuery(sitePhotosQuery(projectId));
  const error = form.errorOf('AbsencePhoto');
  const shoot = (file: File | undefined) =>
    file &&
    run(async () => {
      const EntryId = makeEntryId();
      try {
        await addPhoto({ AwardId: awardId, EntryId, blob: await compressPicture(file), name: 'photo.jpg' });
        await client.invalidateQueries({ queryKey: sitePhotosQuery(projectId).queryKey });
        form.change({ AbsencePhoto: EntryId });
      } catch (failure) {
        showRefusal('report.photo.failed', failure);
      }
    });
  return (
    <>
      <fieldset className={css['reasons']}>
        <legend>사유</legend>
        {ABSENCES.map((absence) => (
          <label key={absence}>
            <input
              type="radio"
              name={radios}
              checked={form.draft.Absence === absence}
              onChange={() => form.change({ Absence: absence })}
            />
            {absenceLabel(absence)}
          </label>
        ))}
      </fieldset>
      <TextAreaField {...fieldOf(form, 'AbsenceNote')} label="설명" rows={3} maxLength={REPORT_LIMIT.reason} />
      <div data-field="AbsencePhoto">
        <PhotoChoice
          title="사진"
          photos={photos}
          value={form.draft.AbsencePhoto}
          onChange={(AbsencePhoto) => form.change({ AbsencePhoto })}
        >
          <label>
            {busy ? '올리는 중' : '찍기'}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              disabled={busy}
              onChange={(event) => shoot(event.currentTarget.files?.[0])}
            />
          </label>
        </PhotoChoice>
        {error !== '' && <p className={css['error']}>{error}</p>}
      </div>
    </>
  );
}
