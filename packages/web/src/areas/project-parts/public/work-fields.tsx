import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { WideField } from './form-grid.tsx';
import { MaterialsField, type MaterialsFieldProps } from './materials-field.tsx';
import { lockNone, type PartFieldsProps } from './part-fields-props.ts';

type Props = Omit<PartFieldsProps, 'choices'> & {
  /** The label of the details depends on the type of an internal project (INT-19). */
  detailLabel?: string;
  /** Each kind of project keeps its materials in a field of its own. */
  materials: Pick<MaterialsFieldProps, 'name' | 'lines' | 'required' | 'onLines'>;
};

/** What is to be done, with what (OUT-57 to OUT-59, INT-19 to INT-21). */
export function WorkFields({ draft, onChange, detailLabel = '상세내용', materials, isLocked = lockNone }: Props) {
  return (
    <>
      <WideField>
        <TextAreaField
          label={detailLabel}
          name="DetailContent"
          rows={5}
          readOnly={isLocked('DetailContent')}
          maxLength={TEXT_LIMIT.memo}
          value={draft.DetailContent}
          onChange={(DetailContent) => onChange({ DetailContent })}
        />
      </WideField>
      <WideField>
        <MaterialsField
          {...materials}
          locked={isLocked('MaterialsNoYN')}
          none={draft.MaterialsNoYN}
          onNone={(MaterialsNoYN) => onChange({ MaterialsNoYN })}
        />
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
