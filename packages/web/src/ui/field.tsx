import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import './field.css';

type Props = {
  label: string;
  /** Request field; a failed check focuses the first control inside. */
  name: string;
  required?: boolean;
  description?: string;
  error?: string;
  children: ReactNode;
};

/** Label, mark, hint and error around a control of several parts, such as a picker. */
export function Field({ label, name, required = false, description, error, children }: Props) {
  const labelId = useId();
  return (
    <Input.Wrapper
      data-field={name}
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      withAsterisk={required}
      description={description}
      error={error}
    >
      <fieldset className="field-group" aria-labelledby={labelId}>
        {children}
      </fieldset>
    </Input.Wrapper>
  );
}
