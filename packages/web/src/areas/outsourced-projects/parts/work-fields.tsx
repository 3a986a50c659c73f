import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { toYesNo } from '@portal/contract/core/yes-no';
import { Field } from '../../../ui/field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { WideField } from '../../project-parts/public/form-grid.tsx';
import { MaterialPicker } from '../../project-parts/public/material-picker.tsx';
import { MaterialsText } from './materials-text.tsx';
import { lockNone, type ProjectFieldsProps } from './project-fields-props.ts';
import './locked.css';

/** What is to be done, with what (OUT-57 to OUT-59). */
export function WorkFields({ draft, onChange, isLocked = lockNone }: ProjectFieldsProps) {
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
        <Field label="투입자재" name="Materials" required={!isLocked('Materials')}>
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
          label="비고"
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
