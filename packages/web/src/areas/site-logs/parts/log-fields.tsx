import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import {
  DELAY_KINDS,
  type DelayKind,
  delayLabel,
  LOG_NOTE,
  LOG_TEXT,
  type LogDraft,
} from '@portal/contract/areas/site-logs/logs';
import { CountStepper } from '#areas/site/public/count-stepper.tsx';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { LogPhotos } from './log-photos.tsx';
import { UsedMaterials } from './used-materials.tsx';

const DELAYS = (['', ...DELAY_KINDS] as const).map((value) => ({ value, label: delayLabel(value) }));

type Props = {
  place: EntryPlace;
  form: FormFields<LogDraft>;
  /** The lines that were sent, and those that the log has already. */
  lines: readonly UsedLine[];
  /** Photos that may stand in the log. */
  photos: readonly FormPhoto[];
};

/** The fields of a log, one below the other for a thumb (D-447). */
export function LogFields({ place, form, lines, photos }: Props) {
  const { draft, change } = form;
  return (
    <>
      <Stack gap={16} padY={16}>
        <TextAreaField
          label="작업 내용"
          {...fieldOf(form, 'Work')}
          maxLength={LOG_TEXT}
          rows={4}
          description={`${draft.Work.length.toLocaleString('ko-KR')} / ${LOG_TEXT.toLocaleString('ko-KR')}`}
        />
        <CountStepper
          label="투입 인원"
          name="Headcount"
          value={draft.Headcount}
          onChange={(Headcount) => change({ Headcount })}
        />
      </Stack>
      <Section title="사용 자재" note="수령 자재 기준">
        <UsedMaterials lines={lines} used={draft.Materials} onChange={(Materials) => change({ Materials })} />
      </Section>
      <Section title="지연">
        <Stack gap={12}>
          <ChoiceButtons<DelayKind | ''>
            large
            label="지연"
            value={draft.DelayKind}
            options={DELAYS}
            onChange={(DelayKind) => change({ DelayKind })}
          />
          {draft.DelayKind !== '' && (
            <TextField label="지연 내용" {...fieldOf(form, 'DelayText')} maxLength={LOG_NOTE} required />
          )}
        </Stack>
      </Section>
      <Stack gap={16} padY={16}>
        <TextAreaField label="내일 할 일" {...fieldOf(form, 'Tomorrow')} maxLength={LOG_TEXT} rows={2} />
      </Stack>
      <Section title="사진" note={`${photos.length}장에서 ${draft.Photos.length}장`}>
        <LogPhotos {...{ place, photos }} chosen={draft.Photos} onChange={(Photos) => change({ Photos })} />
      </Section>
    </>
  );
}
