import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { toYesNo } from '@portal/contract/core/yes-no';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAreas, usePms, useSalesPeople } from '../../lookups/public/use-lookups.ts';
import { FormGrid, WideField } from '../../project-parts/public/form-grid.tsx';
import { MaterialPicker } from '../../project-parts/public/material-picker.tsx';
import { PeoplePicker } from '../../project-parts/public/people-picker.tsx';
import { StartDatePicker } from '../../project-parts/public/start-date-picker.tsx';
import { isRequired, type RegisterDraft } from './register-draft.ts';

type Props = { draft: RegisterDraft; onChange: (part: Partial<RegisterDraft>) => void };

/** Name, amounts, region and dates (OUT-50 to OUT-54). */
function BasicFields({ draft, onChange }: Props) {
  const areas = useAreas();
  return (
    <>
      <WideField>
        <TextField
          label="프로젝트명"
          name="ProjectName"
          required
          maxLength={TEXT_LIMIT.name}
          value={draft.ProjectName}
          onChange={(ProjectName) => onChange({ ProjectName })}
        />
      </WideField>
      <AmountField
        label="프로젝트금액 (VAT 별도)"
        name="Price"
        required
        value={draft.Price}
        onChange={(Price) => onChange({ Price })}
      />
      <AmountField
        label="추가금액 (VAT 별도)"
        name="AddPrice"
        signed
        value={draft.AddPrice}
        onChange={(AddPrice) => onChange({ AddPrice })}
      />
      <SelectField
        label="지역"
        name="AreaId"
        required
        value={String(draft.AreaId)}
        options={[{ value: '0', label: '선택' }, ...areas]}
        onChange={(AreaId) => onChange({ AreaId: Number(AreaId) })}
      />
      <Field label="프로젝트 시작일" name="StartDate" required={isRequired('StartDate')}>
        <StartDatePicker dates={draft.StartDate} onChange={(StartDate) => onChange({ StartDate })} />
      </Field>
    </>
  );
}

/** What is to be done, with what (OUT-57 to OUT-59). */
function WorkFields({ draft, onChange }: Props) {
  return (
    <>
      <WideField>
        <TextAreaField
          label="상세내용"
          name="DetailContent"
          rows={5}
          maxLength={TEXT_LIMIT.memo}
          value={draft.DetailContent}
          onChange={(DetailContent) => onChange({ DetailContent })}
        />
      </WideField>
      <WideField>
        <Field label="투입자재" name="Materials" required={isRequired('Materials')}>
          <MaterialPicker
            chosen={draft.Materials}
            none={draft.MaterialsNoYN === toYesNo(true)}
            onChange={(Materials) => onChange({ Materials })}
            onNone={(none) => onChange({ MaterialsNoYN: toYesNo(none) })}
          />
        </Field>
      </WideField>
      <WideField>
        <TextAreaField
          label="메모"
          name="EtcMemo"
          rows={3}
          maxLength={TEXT_LIMIT.memo}
          value={draft.EtcMemo}
          onChange={(EtcMemo) => onChange({ EtcMemo })}
        />
      </WideField>
    </>
  );
}

/** The section 프로젝트정보 of the registration form (OUT-45). */
export function ProjectFields({ draft, onChange }: Props) {
  const sales = useSalesPeople();
  const pms = usePms();
  return (
    <FormGrid>
      <BasicFields draft={draft} onChange={onChange} />
      <WorkFields draft={draft} onChange={onChange} />
      <SelectField
        label="담당자(영업)"
        name="MizeSalesUserId"
        required
        placeholder="선택"
        value={draft.MizeSalesUserId}
        options={sales}
        onChange={(MizeSalesUserId) => onChange({ MizeSalesUserId })}
      />
      <PeoplePicker
        label="담당자(PM)"
        name="MizePMUserId"
        people={pms}
        chosen={draft.MizePMUserId}
        onChange={(MizePMUserId) => onChange({ MizePMUserId })}
      />
    </FormGrid>
  );
}
