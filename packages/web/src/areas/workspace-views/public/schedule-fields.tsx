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
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { followedTimes, timesOn } from '../parts/schedule-times.ts';

/** What the form of a schedule holds beside its words. */
export type ScheduleTimes = Omit<ScheduleDraft, 'Title' | 'Content' | 'MentionIds'> & {
  Place: string;
  Reminder: Reminder;
};

/** A new schedule on a day: an hour of it, without reminder and series. */
export const emptyTimes = (day: string): ScheduleTimes => ({
  ...timesOn(day, seoulTime(new Date())),
  Place: '',
  Reminder: 'N',
  Repeat: 'N',
  RepeatUntil: '',
});

type Times = Pick<ScheduleTimes, 'StartDay' | 'StartTime' | 'EndDay' | 'EndTime' | 'AllDayYn'>;

/** From when to when; the end follows the start. */
export function TimesFields<Draft extends Times>({ form }: { form: FormFields<Draft> & { draft: Times } }) {
  const { draft } = form;
  const follow = (part: Partial<Times>) => form.change(followedTimes(draft, part) as Partial<Draft>);
  const timed = draft.AllDayYn === 'N';
  return (
    <>
      <WideField>
        <Toggle
          label="종일"
          checked={!timed}
          onChange={(allDay) => form.change({ AllDayYn: allDay ? 'Y' : 'N' } as Partial<Draft>)}
        />
      </WideField>
      <TextField
        label="시작일"
        {...fieldOf<Times, 'StartDay'>(form, 'StartDay')}
        type="date"
        onChange={(StartDay) => follow({ StartDay })}
      />
    </>
  );
}
