import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { type FieldProps, inputProps } from './field-props.ts';

export type Option = { value: string; label: string };
type Props = FieldProps & { options: readonly Option[] };

/** One of several; the browser's own list, which is the best one on a phone. `placeholder` is the empty choice. */
export function SelectField({ options, placeholder, readOnly = false, ...field }: Props) {
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <NativeSelect
      {...inputProps(field)}
      disabled={field.disabled === true || readOnly}
      data={[...first, ...options]}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
