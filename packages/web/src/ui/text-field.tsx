import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { type FieldProps, inputProps } from './field-props.ts';
import { isSubmitKey } from './is-submit-key.ts';

type Props = FieldProps & { type?: HTMLInputTypeAttribute; onEnter?: () => void; suffix?: ReactNode };

/** One line of text. Enter never submits a surrounding form; `onEnter` hears it, but not while a syllable is composed. */
export function TextField({ type = 'text', onEnter, suffix, ...field }: Props) {
  return (
    <TextInput
      {...inputProps(field)}
      type={type}
      rightSection={suffix}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (isSubmitKey(event)) onEnter?.();
      }}
    />
  );
}
