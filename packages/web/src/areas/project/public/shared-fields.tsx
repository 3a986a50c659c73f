import type { SharedValues } from '@portal/contract/areas/project/changes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { ReactNode } from 'react';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { fieldOf, frameOf } from '#kit/form/field-of.ts';
import { WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { OptionChooser } from '#ui/fields/combobox.tsx';
import { Field, SelectField, TextAreaField, TextField } from '#ui/fields/fields.tsx';
import css from '../parts/project.module.css';
import { type MaterialChoice, MaterialsField } from './materials-field.tsx';
import type { ProjectChoices } from './project-choices.ts';

type Props = {
  form: FormFields<SharedValues>;
  choices: ProjectChoices;
  /** Fields of one project type. They appear after the name and instead of the start date. */
  afterName?: ReactNode;
  start: ReactNode;
  wideArea?: boolean;
  /** The label of the details, which depends on the type of an internal project (INT-19). */
  detailLabel?: string;
  /** The materials, which each project type has in a field of its own. */
  materials: { name: string; lines: readonly MaterialChoice[]; onLines: (lines: MaterialChoice[]) => void };
};

/** The region of a project. */
const AreaField = ({ form, choices }: Pick<Props, 'form' | 'choices'>) => (
  <div className={css['area']}>
    <ChoiceField label="지역" options={choices.areas} {...fieldOf(form, 'AreaId')} />
  </div>
);

/** The sales manager and the PMs of a project (D-52). */
function PeopleFields({ form, choices }: Pick<Props, 'form' | 'choices'>) {
  return (
    <>
      <SelectField
        label="담당자(영업)"
        placeholder="선택"
        options={choices.sales}
        {...fieldOf(form, 'MizeSalesUserId')}
      />
      <Field label="담당자(PM)" {...frameOf(form, 'MizePMUserId')}>
        <OptionChooser
          label="담당자(PM)"
          placeholder="선택 (여러 명 가능)"
          options={choices.pms}
          chosen={form.draft.MizePMUserId}
          onChange={(MizePMUserId) => form.change({ MizePMUserId })}
        />
      </Field>
    </>
  );
}

/** The fields that both project types have in common, in the order of the form (INT-15 to INT-23). */
export function SharedFields(props: Props) {
  const { form, afterName, start, wideArea = false, detailLabel = '상세내용', materials } = props;
  const area = <AreaField {...props} />;
  // Locked fields are left out, because the page shows them as text.
  const isOpen = (field: keyof SharedValues): boolean => !form.isLocked(field);
  return (
    <>
      {isOpen('ProjectName') && (
        <WideField>
          <TextField label="프로젝트명" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'ProjectName')} />
        </WideField>
      )}
      {afterName}
      {isOpen('AreaId') && (wideArea ? <WideField>{area}</WideField> : area)}
      {isOpen('StartDate') && start}
      {isOpen('DetailContent') && (
        <WideField>
          <TextAreaField label={detailLabel} rows={5} maxLength={TEXT_LIMIT.memo} {...fieldOf(form, 'DetailContent')} />
        </WideField>
      )}
      <WideField>
        <MaterialsField form={form} {...materials} />
      </WideField>
      <WideField>
        <TextAreaField label="비고" rows={3} maxLength={TEXT_LIMIT.memo} {...fieldOf(form, 'EtcMemo')} />
      </WideField>
      <PeopleFields {...props} />
    </>
  );
}
