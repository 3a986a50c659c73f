import { amountDigits } from '@portal/contract/core/formats';
import { amountText } from '@portal/contract/core/money';
import { PHONE_DIGITS, phoneDigits, withHyphens } from '@portal/contract/core/phone';
import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { Icon } from '../marks/icon.tsx';
import { describedBy, FieldFrame, type FrameProps } from './field-frame.tsx';
import css from './fields.module.css';
import { isSubmitKey } from './is-submit-key.ts';

/** Props of every text-like field. `name` is the request field, by which a failed check focuses it. */
export type FieldProps<Value extends string = string> = {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  required?: boolean;
  description?: string;
  error?: string;
  warning?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
};

/** Props for the frame and for the native control inside it. */
function useField<Value extends string>({
  onChange: _,
  label,
  required,
  description,
  error,
  warning,
  ...rest
}: FieldProps<Value>) {
  const id = useId();
  return {
    frame: { id, label, required, description, error, warning },
    control: {
      ...rest,
      ...describedBy(id, { description, error, warning }),
      id,
      className: css['input'],
      'aria-required': required || undefined,
      // Dialogs move the focus themselves and look for this attribute.
      'data-autofocus': rest.autoFocus || undefined,
      autoComplete: rest.autoComplete ?? 'off',
    },
  };
}

type FieldFrameProps = FrameProps & {
  /** Request field. A failed check focuses the first control inside. */
  name: string;
  children: ReactNode;
};

/** Label, required mark, hint and error around a control of several parts, such as a picker. */
export function Field({ name, children, ...frame }: FieldFrameProps) {
  const id = useId();
  return (
    <FieldFrame {...frame} id={id} group={name}>
      <fieldset className={css['group']} aria-labelledby={id}>
        {children}
      </fieldset>
    </FieldFrame>
  );
}

const Suffix = ({ children }: { children: ReactNode }) => <span className={css['suffix']}>{children}</span>;

type FrameControl = ReturnType<typeof useField>['control'];

/** The frame of a line of text around another control. It gets the props of a native one. */
export function TextFrame({ children, ...field }: FieldProps & { children: (control: FrameControl) => ReactNode }) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <div className={css['row']}>{children(control)}</div>
    </FieldFrame>
  );
}

type TextProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  onEnter?: () => void;
  suffix?: ReactNode;
  /** The first and the last day of a date field. */
  days?: { first: string; last: string };
};

/** One line of text. Enter never submits the form. `onEnter` is called, but not while a syllable is composed. */
export function TextField({ type = 'text', onEnter, suffix, days, ...field }: TextProps) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <div className={css['row']} data-suffix={suffix !== undefined || undefined}>
        <input
          {...control}
          type={type}
          min={days?.first}
          max={days?.last}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (isSubmitKey(event)) onEnter?.();
          }}
        />
        {suffix !== undefined && <Suffix>{suffix}</Suffix>}
      </div>
    </FieldFrame>
  );
}

/** Several lines of text. The user may resize it. */
export function TextAreaField({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={rows} onChange={(event) => field.onChange(event.currentTarget.value)} />
    </FieldFrame>
  );
}

export type Option<Value extends string = string> = { value: Value; label: string };

type SelectProps<Value extends string> = FieldProps<Value> & { options: readonly Option<NoInfer<Value>>[] };

/** A native select, which works best on a phone. `placeholder` is the empty choice. */
export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, readOnly = false, maxLength: _, ...field } = props;
  const { frame, control } = useField(field);
  const offered: readonly Option[] =
    placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  const isOffered = (chosen: string): chosen is Value => offered.some(({ value }) => value === chosen);
  return (
    <FieldFrame {...frame}>
      <div className={css['row']} data-suffix>
        <select
          {...control}
          disabled={field.disabled === true || readOnly}
          onChange={({ currentTarget: { value } }) => isOffered(value) && field.onChange(value)}
        >
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Suffix>
          <Icon name="choose" />
        </Suffix>
      </div>
    </FieldFrame>
  );
}

/** A phone number with hyphens while typing. `onChange` gets at most `maxDigits` digits. */
export function PhoneField({ maxDigits = PHONE_DIGITS, ...field }: FieldProps & { maxDigits?: number }) {
  return (
    <TextField
      {...field}
      type="tel"
      value={withHyphens(field.value)}
      onChange={(typed) => field.onChange(phoneDigits(typed, maxDigits))}
    />
  );
}

/** Length limit in characters. It is long enough to show an error for a too large amount. */
const MAX_LENGTH = 40;

/** An amount in whole won with separators. `onChange` gets digits. The form's checks limit their number. */
export function AmountField({
  signed = false,
  suffix = '원',
  ...field
}: FieldProps & { signed?: boolean; suffix?: string }) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <div className={css['row']} data-suffix>
        <input
          {...control}
          data-amount
          value={amountText(field.value)}
          maxLength={MAX_LENGTH}
          inputMode={signed ? 'text' : 'numeric'}
          onChange={(event) => field.onChange(amountDigits(event.currentTarget.value, signed))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Suffix>{suffix}</Suffix>
      </div>
    </FieldFrame>
  );
}
