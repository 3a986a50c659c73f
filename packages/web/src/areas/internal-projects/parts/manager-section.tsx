import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FormGrid } from '../../project-parts/public/form-grid.tsx';
import type { InternalEdit } from './use-internal-edit.ts';

/** 시공 담당자 of a direct installation, not required (INT-61, D-79). */
export function ManagerSection({ draft, choices, change }: Pick<InternalEdit, 'draft' | 'choices' | 'change'>) {
  if (!asksConstructionManager(draft)) return null;
  return (
    <Section title="시공 정보">
      <FormGrid>
        <SelectField
          label="시공 담당자"
          name="ChoiceUserId"
          placeholder="선택"
          value={draft.ChoiceUserId}
          options={choices.employees}
          onChange={(ChoiceUserId) => change({ ChoiceUserId })}
        />
      </FormGrid>
    </Section>
  );
}
