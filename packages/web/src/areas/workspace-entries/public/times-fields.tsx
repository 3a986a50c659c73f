import type { TimesDraft } from '@portal/contract/areas/workspace-entries/forms';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { Toggle } from '#ui/choices/toggle.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { TimeField } from '#ui/fields/time/time-field.tsx';
import { withShiftedEnd } from '../parts/form/shifted-end.ts';

/** The start and end of a schedule, or all day. The end follows the start. */
export function TimesFields({ form }: { form: FormFields<TimesDraft> }) {
  const { draft } = form;
  const timed = draft.AllDayYn === 'N';
  const follow = (part: Partial<TimesDraft>) => form.change(withShiftedEnd(draft, part));
  return (
    <FormGrid>
      <WideField>
        <Toggle
          label="종일"
          checked={!timed}
          words={{ on: '종일', off: '종일' }}
          onChange={(allDay) => form.change({ AllDayYn: allDay ? 'Y' : 'N' })}
        />
      </WideField>
      <TextField
        label="시작일"
        type="date"
        {...fieldOf(form, 'StartDay')}
        onChange={(StartDay) => follow({ StartDay })}
      />
      {timed && (
        <TimeField label="시작 시간" {...fieldOf(form, 'StartTime')} onChange={(StartTime) => follow({ StartTime })} />
      )}
      <TextField label="종료일" type="date" {...fieldOf(form, 'EndDay')} />
      {timed && <TimeField label="종료 시간" {...fieldOf(form, 'EndTime')} />}
    </FormGrid>
  );
}
