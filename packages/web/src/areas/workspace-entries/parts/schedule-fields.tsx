import { REMINDER_CODES, REMINDERS, REPEAT_CODES, REPEATS } from '@portal/contract/areas/workspace-entries/kinds';
import { fieldOf } from '../../../kit/form/field-of.ts';
import type { FormFields } from '../../../kit/form/use-form.ts';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import type { ScheduleForm } from './entry-drafts.ts';
import css from './said-fields.module.css';

const REMINDER_OPTIONS = REMINDER_CODES.map((value) => ({ value, label: REMINDERS[value].label }));
const REPEAT_OPTIONS = REPEAT_CODES.map((value) => ({ value, label: REPEATS[value] }));

/** What only a schedule has: when, where, reminder, series (WORK-35, WORK-36). */
export function ScheduleFields({ form }: { form: FormFields<ScheduleForm> }) {
  const { draft, change } = form;
  const timed = draft.AllDayYn === 'N';
  const start = fieldOf(form, 'StartDay');
  return (
    <>
      <Toggle
        label="종일"
        checked={!timed}
        words={{ on: '종일', off: '종일' }}
        onChange={(on) => change({ AllDayYn: on ? 'Y' : 'N' })}
      />
      <div className={css['row']}>
        <TextField
          label="시작일"
          type="date"
          {...start}
          // A schedule of one day stays one.
          onChange={(StartDay) =>
            change({ StartDay, ...(draft.EndDay === draft.StartDay ? { EndDay: StartDay } : {}) })
          }
        />
        {timed && <TimeField label="시작 시간" {...fieldOf(form, 'StartTime')} />}
        <TextField label="종료일" type="date" {...fieldOf(form, 'EndDay')} />
        {timed && <TimeField label="종료 시간" {...fieldOf(form, 'EndTime')} />}
      </div>
      <div className={css['row']}>
        <TextField label="장소" {...fieldOf(form, 'Place')} />
        <SelectField label="알림" options={REMINDER_OPTIONS} {...fieldOf(form, 'Reminder')} />
        <SelectField label="반복" options={REPEAT_OPTIONS} {...fieldOf(form, 'Repeat')} />
        {draft.Repeat !== 'N' && <TextField label="반복 종료일" type="date" {...fieldOf(form, 'RepeatUntil')} />}
      </div>
    </>
  );
}
