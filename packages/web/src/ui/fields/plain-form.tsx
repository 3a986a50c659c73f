import type { FormEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { FirstIcon } from '../marks/first-icon.tsx';
import { isSubmitKey } from './is-submit-key.ts';
import css from './plain-form.module.css';

/** The error of a field. `field` is '' for none. */
export type Failure = { field: string; text: string };
export const NO_FAILURE: Failure = { field: '', text: '' };

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  failure: Failure;
  /** A button inside of the input, at its end. */
  button?: ReactNode;
  /** What the user should know while typing, in amber. */
  hint?: string;
};

/** An input with its error below. */
export function PlainField({ label, name, failure, button, hint = '', ...input }: FieldProps) {
  const failed = failure.field === name;
  const errorId = `${name}-error`;
  return (
    <div className={css['field']} data-button={button !== undefined || undefined}>
      <label htmlFor={name}>{label}</label>
      <div>
        <input
          {...input}
          id={name}
          name={name}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? errorId : undefined}
        />
        {button}
      </div>
      {hint !== '' && (
        <p role="status" data-hint="true">
          <FirstIcon name="alert" />
          {hint}
        </p>
      )}
      {failed && (
        <p id={errorId}>
          <FirstIcon name="alert" />
          {failure.text}
        </p>
      )}
    </div>
  );
}

/** An Enter that only ends the composition of a Korean syllable must not submit the form. */
const keepComposing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !isSubmitKey(event)) event.preventDefault();
};

type FormProps = { onSubmit: () => void; busy: boolean; button: string; busyButton: string; children: ReactNode };

/** A form of a few fields and one button, for pages that load little code. */
export function PlainForm({ onSubmit, busy, button, busyButton, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={css['form']} onSubmit={submit} onKeyDown={keepComposing} noValidate>
      {children}
      <button type="submit" aria-disabled={busy}>
        {busy ? busyButton : button}
      </button>
    </form>
  );
}
