import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import {
  asksMaintenance,
  asksPrice,
  detailLabel,
  MAINTENANCE_TYPES,
  maintenanceLabel,
  PAY_TYPES,
  PROJECT_TYPES,
  payLabel,
  typeLabel,
} from '@portal/contract/areas/internal-projects/kinds';
import { addOnlyDate } from '@portal/contract/areas/project/start-dates';
import type { ProjectChoices } from '#areas/project/public/project-choices.ts';
import { SharedFields } from '#areas/project/public/shared-fields.tsx';
import { StartDatePicker } from '#areas/project/public/start-date-picker.tsx';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf, frameOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { TimeField } from '#ui/fields/time/time-field.tsx';

type Props = {
  form: FormFields<InternalValues>;
  choices: ProjectChoices;
  /** The earliest day that may be picked, '' for any day (D-140). */
  earliest: string;
  /** Stored days, which may be picked again although they are past. */
  stored?: readonly string[];
};

/** The project type and the fields that only this type has (INT-11 to INT-14). */
function KindFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <WideField>
        <CodeField label="프로젝트 유형" codes={PROJECT_TYPES} labelOf={typeLabel} {...fieldOf(form, 'ProjectType')} />
      </WideField>
      {asksMaintenance(form.draft) && (
        <>
          <CodeField
            label="유지보수 유형"
            codes={MAINTENANCE_TYPES}
            labelOf={maintenanceLabel}
            {...fieldOf(form, 'MaintenanceType')}
          />
          <CodeField label="유/무상" codes={PAY_TYPES} labelOf={payLabel} {...fieldOf(form, 'PayType')} />
        </>
      )}
      {asksPrice(form.draft) && <AmountField label="금액" {...fieldOf(form, 'Price')} />}
    </>
  );
}

/** The start date and the start time (INT-44 to INT-46). */
function StartFields({ form, earliest, stored = [] }: Omit<Props, 'choices'>) {
  return (
    <>
      <Field label="프로젝트 시작일" {...frameOf(form, 'StartDate')}>
        <StartDatePicker
          dates={form.draft.StartDate}
          onChange={(StartDate) => form.change({ StartDate })}
          add={(dates, day) => addOnlyDate(dates, day, stored.includes(day) ? '' : earliest)}
          earliest={earliest}
          single
        />
      </Field>
      <TimeField label="시작 시간" {...fieldOf(form, 'StartTime')} />
    </>
  );
}

/** The section 프로젝트정보 of the registration form and the edit form (INT-11 to INT-23). */
export function InternalFields(props: Props) {
  const { form, choices } = props;
  return (
    <FormGrid>
      <KindFields form={form} />
      <SharedFields
        form={form}
        choices={choices}
        wideArea
        start={<StartFields {...props} />}
        detailLabel={detailLabel(form.draft.ProjectType)}
        materials={{
          name: 'MizeMaterials',
          lines: form.draft.MizeMaterials,
          onLines: (MizeMaterials) => form.change({ MizeMaterials }),
        }}
      />
    </FormGrid>
  );
}
