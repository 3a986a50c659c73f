import { withWeekday } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { toYesNo } from '@portal/contract/core/yes-no';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormGrid, WideField } from '../../project-parts/public/form-grid.tsx';
import { MaterialPicker } from '../../project-parts/public/material-picker.tsx';
import { PeoplePicker } from '../../project-parts/public/people-picker.tsx';
import { StartDatePicker } from '../../project-parts/public/start-date-picker.tsx';
import { MaterialsText } from './materials-text.tsx';
import './project-fields.css';
import { isRequired, type RegisterDraft } from './register-draft.ts';
import type { ProjectChoices } from './use-project-choices.ts';

type Props = {
  draft: RegisterDraft;
  onChange: (part: Partial<RegisterDraft>) => void;
  choices: ProjectChoices;
  /** Whether a field only shows what it holds; registration locks none (D-57). */
  isLocked?: (field: keyof RegisterDraft) => boolean;
};

const nothing = (): boolean => false;

/** Name, amounts, region and dates (OUT-50 to OUT-54). */
function BasicFields({ draft, onChange, choices, isLocked = nothing }: Props) {
  return (
    <>
      <WideField>
        <TextField
          label="프로젝트명"
          name="ProjectName"
          required
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
      <SelectField
        label="지역"
        name="AreaId"
        required
        readOnly={isLocked('AreaId')}
        value={String(draft.AreaId)}
        options={[{ value: '0', label: '선택' }, ...choices.areas]}
        onChange={(AreaId) => onChange({ AreaId: Number(AreaId) })}
      />
      <Field label="프로젝트 시작일" name="StartDate" required={isRequired('StartDate')}>
        {isLocked('StartDate') ? (
          <div className="locked">{draft.StartDate.map(withWeekday).join('\n')}</div>
        ) : (
          <StartDatePicker dates={draft.StartDate} onChange={(StartDate) => onChange({ StartDate })} />
        )}
      </Field>
    </>
  );
}

/** What is to be done, with what (OUT-57 to OUT-59). */
function WorkFields({ draft, onChange, isLocked = nothing }: Props) {
  return (
    <>
      <WideField>
        <TextAreaField
          label="상세내용"
          name="DetailContent"
          rows={5}
          readOnly={isLocked('DetailContent')}
          maxLength={TEXT_LIMIT.memo}
          value={draft.DetailContent}
          onChange={(DetailContent) => onChange({ DetailContent })}
        />
      </WideField>
      <WideField>
        <Field label="투입자재" name="Materials" required={isRequired('Materials')}>
          {isLocked('Materials') ? (
            <div className="locked">
              <MaterialsText none={draft.MaterialsNoYN} lines={draft.Materials} />
            </div>
          ) : (
            <MaterialPicker
              chosen={draft.Materials}
              none={draft.MaterialsNoYN === toYesNo(true)}
              onChange={(Materials) => onChange({ Materials })}
              onNone={(none) => onChange({ MaterialsNoYN: toYesNo(none) })}
            />
          )}
        </Field>
      </WideField>
      <WideField>
        <TextAreaField
          label="메모"
          name="EtcMemo"
          rows={3}
          readOnly={isLocked('EtcMemo')}
          maxLength={TEXT_LIMIT.memo}
          value={draft.EtcMemo}
          onChange={(EtcMemo) => onChange({ EtcMemo })}
        />
      </WideField>
    </>
  );
}

/** The section 프로젝트정보 of registration and edit (OUT-45, D-57). */
export function ProjectFields(props: Props) {
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
