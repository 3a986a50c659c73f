import { REMINDER_CODES, REMINDERS, REPEAT_CODES, REPEATS } from '@portal/contract/areas/workspace-entries/kinds';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { SelectField, TextField } from '#ui/fields/fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TimesFields } from '../../public/times-fields.tsx';
import type { ScheduleDraft } from './entry-drafts.ts';
import css from './form.module.css';

const REMINDER_OPTIONS = REMINDER_CODES.map((value) => ({ value, label: REMINDERS[value].label }));
const REPEAT_OPTIONS = REPEAT_CODES.map((value) => ({ value, label: REPEATS[value] }));

/** The fields that only a schedule has: times, place, reminder, series (WORK-35, WORK-36). */
export function ScheduleFields({ form }: { form: FormFields<ScheduleDraft> }) {
  return (
    <>
      <TimesFields form={form} />
      <Stack gap={12} align="start" className={css['row']}>
        <TextField label="장소" {...fieldOf(form, 'Place')} />
        <SelectField label="알림" options={REMINDER_OPTIONS} {...fieldOf(form, 'Reminder')} />
        <SelectField label="반복" options={REPEAT_OPTIONS} {...fieldOf(form, 'Repeat')} />
        {form.draft.Repeat !== 'N' && <TextField label="반복 종료일" type="date" {...fieldOf(form, 'RepeatUntil')} />}
      </Stack>
    </>
  );
}
