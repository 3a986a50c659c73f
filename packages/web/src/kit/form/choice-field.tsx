import { SelectField } from '#ui/fields/fields.tsx';
import type { Option } from '#ui/fields/options.ts';
import type { FieldProps } from '#ui/fields/use-field.ts';

type Props = Omit<FieldProps, 'value' | 'onChange'> & {
  /** Key of the chosen record, 0 for none. */
  value: number;
  onChange: (id: number) => void;
  options: readonly Option[];
};

/** Select for one record of a look-up: `<ChoiceField options={areas} {...fieldOf(form, 'AreaId')} />`. */
export const ChoiceField = ({ value, onChange, options, placeholder = '선택', ...field }: Props) => (
  <SelectField
    {...field}
    value={value === 0 ? '' : String(value)}
    placeholder={placeholder}
    options={options}
    onChange={(id) => onChange(Number(id))}
  />
);
