import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { TextField } from '../../../ui/text-field.tsx';
import { WideField } from './form-grid.tsx';
import { lockNone, type PartFieldsProps } from './part-fields-props.ts';

/** The name of a project (OUT-50, INT-15). */
export function NameField({ draft, onChange, isLocked = lockNone }: Omit<PartFieldsProps, 'choices'>) {
  return (
    <WideField>
      <TextField
        label="프로젝트명"
        name="ProjectName"
        required={!isLocked('ProjectName')}
        readOnly={isLocked('ProjectName')}
        maxLength={TEXT_LIMIT.name}
        value={draft.ProjectName}
        onChange={(ProjectName) => onChange({ ProjectName })}
      />
    </WideField>
  );
}
