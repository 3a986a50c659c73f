import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { MultiSelect } from '@mantine/core';
import { Field } from '../../../ui/field.tsx';
import type { Choice } from '../../lookups/public/use-lookups.ts';

type Props = {
  /** Request field, for the focus of a failed check. */
  name: string;
  label: string;
  people: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Several people of a look-up, searchable by name (OUT-60, D-52). */
export function PeoplePicker({ name, label, people, chosen, onChange }: Props) {
  return (
    <Field label={label} name={name} required>
      <MultiSelect
        aria-label={label}
        placeholder={chosen.length === 0 ? '선택 (여러 명 가능)' : ''}
        nothingFoundMessage="검색 결과가 없습니다"
        data={[...people]}
        value={[...chosen]}
        onChange={onChange}
        searchable
        hidePickedOptions
      />
    </Field>
  );
}
