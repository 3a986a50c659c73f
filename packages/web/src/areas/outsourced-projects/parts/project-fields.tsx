import { withWeekday } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormGrid, WideField } from '../../project-parts/public/form-grid.tsx';
import { PeoplePicker } from '../../project-parts/public/people-picker.tsx';
import { StartDatePicker } from '../../project-parts/public/start-date-picker.tsx';
import './locked.css';
import { lockNone, type ProjectFieldsProps } from './project-fields-props.ts';
import { WorkFields } from './work-fields.tsx';

/** Name, amounts, region and dates (OUT-50 to OUT-54). */
function BasicFields({ draft, onChange, choices, chosenDay = '', isLocked = lockNone }: ProjectFieldsProps) {
  return (
    <>
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
      <AmountField
        label="프로젝트금액 (VAT 별도)"
        name="Price"
        required
        readOnly={isLocked('Price')}
        value={draft.Price}
        onChange={(Price) => onChange({ Price })}
      />
      <AmountField
        label="추가금액 (VAT 별도)"
        name="AddPrice"
        signed
        readOnly={isLocked('AddPrice')}
        value={draft.AddPrice}
        onChange={(AddPrice) => onChange({ AddPrice })}
      />
      {isLocked('AreaId') ? (
        <Field label="지역" name="AreaId">
          <div className="locked">{choices.areas.find(({ value }) => value === String(draft.AreaId))?.label}</div>
        </Field>
      ) : (
        <SelectField
          label="지역"
          name="AreaId"
          required
          value={String(draft.AreaId)}
          options={[{ value: '0', label: '선택' }, ...choices.areas]}
          onChange={(AreaId) => onChange({ AreaId: Number(AreaId) })}
        />
      )}
      <Field
        label="프로젝트 시작일"
        name="StartDate"
        required={!isLocked('StartDate')}
        {...(chosenDay === '' ? {} : { description: `업체가 선택한 시작일: ${withWeekday(chosenDay)}` })}
      >
        {isLocked('StartDate') ? (
          <div className="locked">{draft.StartDate.map(withWeekday).join('\n')}</div>
        ) : (
          <StartDatePicker dates={draft.StartDate} onChange={(StartDate) => onChange({ StartDate })} />
        )}
      </Field>
    </>
  );
}

/** The section 프로젝트정보 of registration and edit (OUT-45, D-57). */
export function ProjectFields(props: ProjectFieldsProps) {
  const { draft, onChange, choices } = props;
  return (
    <FormGrid>
      <BasicFields {...props} />
      <WorkFields {...props} />
      <SelectField
        label="담당자(영업)"
        name="MizeSalesUserId"
        required
        placeholder="선택"
        value={draft.MizeSalesUserId}
        options={choices.sales}
        onChange={(MizeSalesUserId) => onChange({ MizeSalesUserId })}
      />
      <PeoplePicker
        label="담당자(PM)"
        name="MizePMUserId"
        people={choices.pms}
        chosen={draft.MizePMUserId}
        onChange={(MizePMUserId) => onChange({ MizePMUserId })}
      />
    </FormGrid>
  );
}
