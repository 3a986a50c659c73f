import type { ClipboardEvent, InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';
import { pastedLines, type Reading, typedValue } from './typed-value.ts';
import { type FieldProps, useField } from './use-field.ts';

type NumberInputProps = {
  value: string;
  /** The value as the field shows it. */
  shown: string;
  reading: Reading;
  onChange: (value: string) => void;
};

/** Props of an input that reads one number and keeps whatever is none (D-540, D-541). */
export function numberInput({ value, shown, reading, onChange }: NumberInputProps) {
  return {
    value: shown,
    onChange: (typed: string) => onChange(typedValue(shown, typed, reading)),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const lines = pastedLines(event.clipboardData.getData('text'));
      if (lines === undefined) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      onChange(shown.slice(0, selectionStart ?? 0) + lines + shown.slice(selectionEnd ?? shown.length));
    },
    /** What was typed by hand is read as a whole when the field is left. */
    onBlur: () => {
      const read = reading.read(value);
      if (read !== undefined && read !== value) onChange(read);
    },
  };
}

type Props = FieldProps & {
  shown: string;
  reading: Reading;
  suffix?: ReactNode;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'text' | 'tel';
  isAmount?: boolean;
};

/** One line for a number. Enter never submits the form. */
export function NumberField({ shown, reading, suffix, inputMode, type = 'text', isAmount, ...field }: Props) {
  const { frame, control } = useField(field);
  const input = numberInput({ value: field.value, shown, reading, onChange: field.onChange });
  return (
    <FieldFrame {...frame}>
      <div className={css['row']} data-suffix={suffix !== undefined || undefined}>
        <input
          {...control}
          {...input}
          data-amount={isAmount || undefined}
          type={type}
          inputMode={inputMode}
          onChange={(event) => input.onChange(event.currentTarget.value)}
          onBlur={() => {
            input.onBlur();
            field.onBlur?.();
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {suffix !== undefined && <span className={css['suffix']}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
