import { detailLabel, ProjectType } from '@portal/contract/areas/internal-projects/kinds';
import { addOnlyDate } from '@portal/contract/areas/project/start-dates';
import { Field } from '../../../ui/field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { AreaField } from '../../project-parts/public/area-field.tsx';
import { FormGrid, WideField } from '../../project-parts/public/form-grid.tsx';
import { NameField } from '../../project-parts/public/name-field.tsx';
import { PeopleFields } from '../../project-parts/public/people-fields.tsx';
import { StartDatePicker } from '../../project-parts/public/start-date-picker.tsx';
import { WorkFields } from '../../project-parts/public/work-fields.tsx';
import type { InternalFieldsProps } from './internal-fields-props.ts';
import { KindFields } from './kind-fields.tsx';

/** One date and a time of day (INT-17, INT-18, INT-44 to INT-46). */
function StartFields({ draft, onChange, earliest, stored = [], timeRequired }: InternalFieldsProps) {
  return (
    <>
      <Field label="프로젝트 시작일" name="StartDate" required>
        <StartDatePicker
          dates={draft.StartDate}
          onChange={(StartDate) => onChange({ StartDate })}
          add={(dates, day) => addOnlyDate(dates, day, stored.includes(day) ? '' : earliest)}
        />
      </Field>
      <TimeField
        label="시작 시간"
        name="StartTime"
        required={timeRequired}
        value={draft.StartTime}
        onChange={(StartTime) => onChange({ StartTime })}
      />
    </>
  );
}

/** The section 프로젝트정보 of registration and edit (INT-11 to INT-23). */
export function InternalFields(props: InternalFieldsProps) {
  const { draft, onChange } = props;
  return (
    <FormGrid>
      <KindFields draft={draft} onChange={onChange} />
      <NameField {...props} />
      <WideField>
        <AreaField {...props} />
      </WideField>
      <StartFields {...props} />
      <WorkFields
        {...props}
        detailLabel={detailLabel(draft.ProjectType)}
        materials={{
          name: 'MizeMaterials',
          lines: draft.MizeMaterials,
          required: draft.ProjectType === ProjectType.Installation,
          onLines: (MizeMaterials) => onChange({ MizeMaterials }),
        }}
      />
      <PeopleFields {...props} />
    </FormGrid>
  );
}
