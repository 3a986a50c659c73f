import {
  asksMaintenance,
  asksPrice,
  MAINTENANCE_TYPES,
  maintenanceLabel,
  PAY_TYPES,
  PROJECT_TYPES,
  payLabel,
  typeLabel,
} from '@portal/contract/areas/internal-projects/kinds';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterButtons } from '../../../ui/filter-buttons.tsx';
import { WideField } from '../../project-parts/public/form-grid.tsx';
import type { InternalFieldsProps } from './internal-fields-props.ts';

type CodeField = 'ProjectType' | 'MaintenanceType' | 'PayType';

const optionsOf = (codes: readonly string[], labelOf: (code: string) => string) =>
  codes.map((value) => ({ value, label: labelOf(value) }));

const TYPES = optionsOf(PROJECT_TYPES, typeLabel);
const MAINTENANCES = optionsOf(MAINTENANCE_TYPES, maintenanceLabel);
const PAYS = optionsOf(PAY_TYPES, payLabel);

/** The type of the project and what only that type asks for (INT-11 to INT-14). */
export function KindFields({ draft, onChange }: Pick<InternalFieldsProps, 'draft' | 'onChange'>) {
  const choice = (name: CodeField, label: string, options: typeof TYPES) => (
    <Field label={label} name={name} required>
      <FilterButtons
        label={label}
        value={draft[name]}
        options={options}
        onChange={(code) => onChange({ [name]: code })}
      />
    </Field>
  );
  return (
    <>
      <WideField>{choice('ProjectType', '프로젝트 유형', TYPES)}</WideField>
      {asksMaintenance(draft) && (
        <>
          {choice('MaintenanceType', '유지보수 유형', MAINTENANCES)}
          {choice('PayType', '유/무상', PAYS)}
        </>
      )}
      {asksPrice(draft) && (
        <AmountField label="금액" name="Price" required value={draft.Price} onChange={(Price) => onChange({ Price })} />
      )}
    </>
  );
}
