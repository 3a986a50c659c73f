import { amountDigits, withSeparators } from '@portal/contract/core/formats';
import { PHONE_DIGITS, phoneDigits, withHyphens } from '@portal/contract/core/phone';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { DayInput } from '../days/day-input.tsx';
import { describedBy, FieldFrame, type FrameProps } from './field-frame.tsx';
import css from './fields.module.css';
import { isSubmitKey } from './is-submit-key.ts';
import type { Option } from './options.ts';

/** Props of every text-like field. `name` is the request field, by which a failed check focuses it. */
export type FieldProps<Value extends string = string> = {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  required?: boolean;
  description?: string;
  error?: string;
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
  ...rest
}: FieldProps<Value>) {
  const id = useId();
  return {
    frame: { id, label, required, description, error },
    control: {
      ...rest,
      ...describedBy(id, { description, error }),
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

type TextProps = FieldProps & { type?: HTMLInputTypeAttribute; onEnter?: () => void; suffix?: ReactNode };

/** A day, 'YYYY-MM-DD' or ''. The reason why a typed text is no day stands before the error of the form. */
function DayField(field: FieldProps) {
  const [problem, setProblem] = useState('');
  const error = problem === '' ? field.error : problem;
  const { frame, control } = useField(error === undefined ? field : { ...field, error });
  const { maxLength: _, autoComplete: __, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <DayInput {...rest} label={field.label} onChange={field.onChange} onProblem={setProblem} />
    </FieldFrame>
  );
}

/** One line of text. Enter never submits the form. `onEnter` is called, but not while a syllable is composed. */
export function TextField({ type = 'text', ...field }: TextProps) {
  return type === 'date' ? <DayField {...field} /> : <LineField type={type} {...field} />;
}

function LineField({ type, onEnter, suffix, ...field }: TextProps) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <div className={css['row']} data-suffix={suffix !== undefined || undefined}>
        <input
          {...control}
          type={type}
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

/** The list of a select is loaded with the first form that has one. */
const Select = lazy(async () => ({ default: (await import('./select.tsx')).Select }));

type SelectProps<Value extends string> = FieldProps<Value> & { options: readonly Option<NoInfer<Value>>[] };

/** One of many options, found by typing. `placeholder` is the empty choice. */
export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, readOnly = false, maxLength: _, ...field } = props;
  const { frame, control } = useField(field);
  const offered: readonly Option[] = options;
  const isOffered = (chosen: string): chosen is Value =>
    (chosen === '' && placeholder !== undefined) || offered.some(({ value }) => value === chosen);
  const chosen = offered.find(({ value }) => value === field.value);
  return (
    <FieldFrame {...frame}>
      <Suspense fallback={<input id={frame.id} className={css['input']} readOnly value={chosen?.label ?? ''} />}>
        <Select
          {...control}
          label={field.label}
          options={options}
          placeholder={placeholder}
          disabled={field.disabled === true || readOnly}
          onChange={(value) => isOffered(value) && field.onChange(value)}
        />
      </Suspense>
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
          value={withSeparators(field.value)}
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
