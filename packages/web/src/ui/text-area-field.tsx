import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { type FieldProps, inputProps } from './field-props.ts';

type Props = FieldProps & { rows?: number };

/** Several lines of text; can be pulled taller. */
export function TextAreaField({ rows = 4, ...field }: Props) {
  return (
    <Textarea
      {...inputProps(field)}
      rows={rows}
      resize="vertical"
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
