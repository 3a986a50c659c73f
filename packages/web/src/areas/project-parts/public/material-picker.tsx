import { Checkbox, Select } from '@mantine/core';
import { addMaterial, materialLabel } from '@portal/contract/areas/project/materials';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useMaterials } from '../../lookups/public/use-lookups.ts';
import { MaterialLine } from '../parts/material-line.tsx';
import './material-picker.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';

/** A chosen material under its request names, with the names that the user reads. */
export type MaterialChoice = { MaterialId: number; MaterialCnt: number; materialName: string; modelName: string };

type Props = {
  chosen: readonly MaterialChoice[];
  /** True when the project needs no materials (MAT-07). */
  none: boolean;
  onChange: (chosen: MaterialChoice[]) => void;
  onNone: (none: boolean) => void;
};

/** Materials to bring along: search and add, quantities, or none at all (OUT-58, MAT-01 to MAT-08). */
export function MaterialPicker({ chosen, none, onChange, onNone }: Props) {
  const materials = useMaterials();
  const [search, setSearch] = useState('');
  const add = (id: string | null) => {
    const material = materials.find((choice) => choice.value === id);
    setSearch('');
    if (!material) return;
    const { value, materialName, modelName } = material;
    const added = addMaterial(chosen, { MaterialId: Number(value), materialName, modelName });
    if ('refusal' in added) toast.error(added.refusal);
    else onChange(added.materials);
  };
  const setQuantity = (id: number, quantity: number) =>
    onChange(chosen.map((line) => (line.MaterialId === id ? { ...line, MaterialCnt: quantity } : line)));
  return (
    <div className="materials">
      <div className="materials-row">
        <Select
          className="materials-search"
          aria-label="투입자재 추가"
          placeholder="자재명 또는 모델명 검색"
          nothingFoundMessage="검색 결과가 없습니다"
          data={[...materials]}
          value={null}
          onChange={add}
          searchable
          searchValue={search}
          onSearchChange={setSearch}
          selectFirstOptionOnChange
          selectFirstOptionOnDropdownOpen
          disabled={none}
        />
        <Checkbox label="투입자재 없음" checked={none} onChange={(event) => onNone(event.currentTarget.checked)} />
      </div>
      {!none && chosen.length > 0 && (
        <ul className="materials-lines" aria-label="선택한 투입자재">
          {chosen.map(({ MaterialId, MaterialCnt, ...material }) => (
            <MaterialLine
              key={MaterialId}
              name={materialLabel(material)}
              quantity={MaterialCnt}
              onQuantity={(quantity) => setQuantity(MaterialId, quantity)}
              onRemove={() => onChange(chosen.filter((line) => line.MaterialId !== MaterialId))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
