import type { ScheduleDraft } from '@portal/contract/areas/workspace-entries/forms';
import {
  REMINDER_CODES,
  REMINDERS,
  REPEAT_CODES,
  REPEATS,
  type Reminder,
} from '@portal/contract/areas/workspace-entries/kinds';
import { daysOfSeries } from '@portal/contract/areas/workspace-entries/series';
import { isDay, seoulTime } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '../../../kit/form/field-of.ts';
import { FormGrid, WideField } from '../../../kit/form/form-frame.tsx';
import type { FormFields } from '../../../kit/form/use-form.ts';
import { shortDay } from '../../../lib/days.ts';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { timesOn } from '../parts/schedule-times.ts';
import { TimesFields } from '../parts/times-fields.tsx';

/** What the form of a schedule holds beside its words. */
export type ScheduleParts = Omit<ScheduleDraft, 'Title' | 'Content' | 'MentionIds'> & {
  Place: string;
  Reminder: Reminder;
};

/** A new schedule on a day: an hour of it, without place, reminder and series. */
export const emptySchedule = (day: string): ScheduleParts => ({
  ...timesOn(day, seoulTime(new Date())),
  Place: '',
  Reminder: 'N',
  Repeat: 'N',
  RepeatUntil: '',
});

/** What a series comes to: '12회, 마지막 02-24 (수)'. */
function seriesWords({ StartDay, Repeat, RepeatUntil }: ScheduleParts): string {
  if (Repeat === 'N' || !isDay(StartDay) || !isDay(RepeatUntil)) return '';
  const days = daysOfSeries(StartDay, Repeat, RepeatUntil);
  const last = days.at(-1);
  return last === undefined ? '' : `${days.length}회, 마지막 ${shortDay(last)}`;
}

const REMINDER_OPTIONS = REMINDER_CODES.map((value) => ({ value, label: REMINDERS[value].label }));
const REPEAT_OPTIONS = REPEAT_CODES.map((value) => ({ value, label: REPEATS[value] }));

/** When and where a schedule is, when it reminds, and whether it repeats (WORK-32, WORK-36). */
export function ScheduleFields({ form }: { form: FormFields<ScheduleParts> }) {
  const { draft } = form;
  const words = seriesWords(draft);
  return (
    <>
      <TimesFields form={form} />
      <FormGrid>
        <WideField>
          <TextField label="장소" {...fieldOf(form, 'Place')} maxLength={TEXT_LIMIT.name} />
        </WideField>
        <SelectField label="알림" options={REMINDER_OPTIONS} {...fieldOf(form, 'Reminder')} />
        <SelectField label="반복" options={REPEAT_OPTIONS} {...fieldOf(form, 'Repeat')} />
        {draft.Repeat !== 'N' && (
          <TextField
            label="반복 종료일"
            type="date"
            {...(words === '' ? {} : { description: words })}
            {...fieldOf(form, 'RepeatUntil')}
          />
        )}
      </FormGrid>
    </>
  );
}
