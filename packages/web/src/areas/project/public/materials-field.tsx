import type { SharedValues } from '@portal/contract/areas/project/changes';
import { addMaterial, materialLabel } from '@portal/contract/areas/project/materials';
import { quantityText, toYesNo } from '@portal/contract/core/formats';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import { LockedValue } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { toast } from '#lib/toast.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { OptionFinder } from '#ui/fields/combobox.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MaterialLine } from '../parts/material-line.tsx';
import css from '../parts/project.module.css';
import { materialValues } from './shared-values.ts';

/** A chosen material under its request names, with the names that the user sees. */
export type MaterialChoice = {
  MaterialId: number;
  MaterialCnt: number;
  materialName: string;
  modelName: string;
  unit?: string;
};

/** What a refused change of the lines says at the field and as a toast. */
type Refuse = (refusal: MessageKey) => void;

type Props = {
  form: FormFields<Pick<SharedValues, 'MaterialsNoYN'>>;
  /** The request field of the materials. */
  name: string;
  lines: readonly MaterialChoice[];
  onLines: (lines: MaterialChoice[]) => void;
};

/** The materials as text, one per line. `none` is the flag MaterialsNoYN. */
export function MaterialsText({ none, lines }: { none: string; lines: readonly MaterialChoice[] }) {
  if (none === 'Y') return '투입자재 없음';
  return lines.map(({ MaterialId, MaterialCnt, unit, ...material }) => (
    <div key={MaterialId}>{`${materialLabel(material)} · ${quantityText(MaterialCnt, unit)}`}</div>
  ));
}

/** The stored materials with their quantities, for dialogs that confirm or ship them (D-213). */
export const materialsFact = (none: string, lines: Parameters<typeof materialValues>[0]) => ({
  label: '투입자재',
  value: <MaterialsText none={none} lines={materialValues(lines)} />,
});

type Changing = Pick<Props, 'lines' | 'onLines'> & { onRefuse: Refuse };

/** Searches a material and adds it with the initial quantity (MAT-01, MAT-02). */
function MaterialSearch({ lines, onLines, onRefuse, disabled }: Changing & { disabled: boolean }) {
  const materials = useLookup('materials').choices;
  const add = (id: string) => {
    const material = materials.find((choice) => choice.value === id);
    if (!material) return;
    const { value, materialName, modelName, unit } = material;
    const added = addMaterial<Omit<MaterialChoice, 'MaterialCnt'>>(lines, {
      MaterialId: Number(value),
      materialName,
      modelName,
      unit,
    });
    if ('refusal' in added) onRefuse(added.refusal);
    else onLines(added.materials);
  };
  return (
    <div className={css['search']}>
      <OptionFinder
        label="투입자재 추가"
        placeholder="자재명 또는 모델명 검색"
        options={materials}
        disabled={disabled}
        onFind={add}
      />
    </div>
  );
}

/** The materials to supply, with search and quantities, or the choice of none (MAT-01 to MAT-08). */
function MaterialPicker({ form, lines, onLines, onRefuse }: Props & { onRefuse: Refuse }) {
  const none = form.draft.MaterialsNoYN === 'Y';
  const setQuantity = (id: number, quantity: number) =>
    onLines(lines.map((line) => (line.MaterialId === id ? { ...line, MaterialCnt: quantity } : line)));
  return (
    <Stack gap={8}>
      <Row wraps gap={12}>
        <MaterialSearch lines={lines} onLines={onLines} onRefuse={onRefuse} disabled={none} />
        <Checkbox
          label="투입자재 없음"
          checked={none}
          onChange={(checked) => form.change({ MaterialsNoYN: toYesNo(checked) })}
        />
      </Row>
      {!none && lines.length > 0 && (
        <Stack as="ul" line="above" aria-label="선택한 투입자재">
          {lines.map(({ MaterialId, MaterialCnt, ...material }) => (
            <MaterialLine
              key={MaterialId}
              name={materialLabel(material)}
              quantity={MaterialCnt}
              onQuantity={(quantity) => setQuantity(MaterialId, quantity)}
              onRefuse={onRefuse}
              onRemove={() => onLines(lines.filter((line) => line.MaterialId !== MaterialId))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The materials field, which is read-only text once the materials are confirmed (MAT-17). */
export function MaterialsField(props: Props) {
  const { form, name, lines, onLines } = props;
  const [refused, setRefused] = useState<MessageKey>();
  const error = form.errorOf(name) || (refused ? messageText(refused) : '');
  const refuse: Refuse = (refusal) => {
    setRefused(refusal);
    toast.hint(refusal);
  };
  const afterRefusal =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      setRefused(undefined);
      change(value);
    };
  const former = form.formerOf('MaterialsNoYN') || form.formerOf(name);
  return (
    <Field
      label="투입자재"
      name={name}
      required={form.isRequired(name)}
      {...(error === '' ? {} : { error })}
      former={former}
    >
      {form.isLocked('MaterialsNoYN') ? (
        <LockedValue>
          <MaterialsText none={form.draft.MaterialsNoYN} lines={lines} />
        </LockedValue>
      ) : (
        <MaterialPicker
          {...props}
          form={{ ...form, change: afterRefusal(form.change) }}
          onLines={afterRefusal(onLines)}
          onRefuse={refuse}
        />
      )}
    </Field>
  );
}
