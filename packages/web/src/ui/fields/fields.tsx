import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { Select } from '../selects/select.tsx';
import { DayField } from './day-field.tsx';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import css from './fields.module.css';
import { isSubmitKey } from './is-submit-key.ts';
import type { Option } from './options.ts';
import { type FieldProps, useField } from './use-field.ts';

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
  /** The calendar of a date field strikes out the days before this one. */
  firstDay?: string;
};

/** One line of text. Enter never submits the form. `onEnter` is called, but not while a syllable is composed. */
export function TextField({ type = 'text', firstDay = '', ...field }: TextProps) {
  return type === 'date' ? <DayField {...field} firstDay={firstDay} /> : <LineField type={type} {...field} />;
}

function LineField({ type, onEnter, suffix, ...field }: Omit<TextProps, 'firstDay'>) {
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

type SelectProps<Value extends string> = FieldProps<Value> & { options: readonly Option<NoInfer<Value>>[] };

/** One of many options, found by typing. `placeholder` is the empty choice. */
export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, readOnly = false, maxLength: _, ...field } = props;
  const { frame, control } = useField(field);
  const offered: readonly Option[] = options;
  const isOffered = (chosen: string): chosen is Value =>
    (chosen === '' && placeholder !== undefined) || offered.some(({ value }) => value === chosen);
  return (
    <FieldFrame {...frame}>
      <Select
        {...control}
        label={field.label}
        options={options}
        placeholder={placeholder}
        disabled={field.disabled === true || readOnly}
        onChange={(value) => isOffered(value) && field.onChange(value)}
      />
    </FieldFrame>
  );
}
