import { ABSENCES, absenceLabel, REPORT_LIMIT, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import { useId } from 'react';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import { storePhoto } from '#areas/site-queue/public/store-photo.ts';
import { useFormPhotos } from '#areas/site-queue/public/use-form-photos.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { showRefusal } from '#lib/failures.ts';
import { useBusy } from '#lib/use-busy.ts';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { TickRow } from '#ui/choices/tick-row.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { Tile } from '#ui/surface/tiles.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { ReportPhotoChoice } from '../report-photo-choice.tsx';

type Props = { place: EntryPlace; form: FormFields<SigningDraft> };

/** Why the customer does not sign, and a photo of it: one of the site, or a new one. */
export function AbsenceFields({ place, form }: Props) {
  const radios = useId();
  const [busy, run] = useBusy();
  const { photos } = useFormPhotos(place.projectId);
  const error = form.errorOf('AbsencePhoto');
  const shoot = (file: File | undefined) =>
    file &&
    run(async () => {
      try {
        form.change({ AbsencePhoto: await storePhoto({ place, label: 'E', caption: '서명 불가', file }) });
      } catch (failure) {
        showRefusal('report.photo.failed', failure);
      }
    });
  return (
    <Stack gap={16}>
      <ChoiceGroup legend="사유">
        {ABSENCES.map((absence) => (
          <TickRow
            key={absence}
            type="radio"
            label={absenceLabel(absence)}
            name={radios}
            checked={form.draft.Absence === absence}
            onChange={() => form.change({ Absence: absence })}
          />
        ))}
      </ChoiceGroup>
      <TextAreaField {...fieldOf(form, 'AbsenceNote')} label="설명" rows={3} maxLength={REPORT_LIMIT.reason} />
      <div data-field="AbsencePhoto">
        <ReportPhotoChoice
          title="사진"
          photos={photos}
          value={form.draft.AbsencePhoto}
          onChange={(AbsencePhoto) => form.change({ AbsencePhoto })}
        >
          <Tile as="label" words="dashed" tone="accent">
            {busy ? '저장하는 중' : '찍기'}
            <VisuallyHidden>
              <input
                type="file"
                accept="image/*"
                capture="environment"
                disabled={busy}
                onChange={(event) => shoot(event.currentTarget.files?.[0])}
              />
            </VisuallyHidden>
          </Tile>
        </ReportPhotoChoice>
        {error !== '' && <AlertLine>{error}</AlertLine>}
      </div>
    </Stack>
  );
}
