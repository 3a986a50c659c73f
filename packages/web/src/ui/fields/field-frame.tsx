import type { ReactNode } from 'react';
import css from './fields.module.css';

/** Props of the frame around a control. */
export type FrameProps = {
  label: string;
  required?: boolean | undefined;
  description?: string | undefined;
  error?: string | undefined;
  /** What a valid value will lead to, where the user may not expect it. */
  warning?: string | undefined;
  /** The stored value as text, while the field has another one. '' marks the field without a text. */
  former?: string | undefined;
};

type Props = FrameProps & {
  /** Prefix of the ids of label, hint and error. */
  id: string;
  /** Request field of a control of several parts. */
  group?: string;
  children: ReactNode;
};

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

/** ARIA attributes that link a control to its hint and error. */
export const describedBy = (
  id: string,
  { description, error, warning }: Omit<FrameProps, 'label' | 'required' | 'former'>,
) => ({
  'aria-invalid': isSet(error) || undefined,
  'aria-describedby':
    [isSet(error) && `${id}-error`, isSet(warning) && `${id}-warning`, isSet(description) && `${id}-hint`]
      .filter(Boolean)
      .join(' ') || undefined,
});

/** An error text with a sign. */
export const FieldError = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={css['error']}>
    {children}
  </p>
);

/**
 * Label, required mark, hint and error around a control. A group has no `label` element, because it has several
 * controls.
 */
export function FieldFrame({
  id,
  group,
  label,
  required = false,
  description,
  error,
  warning,
  former,
  children,
}: Props) {
  const words = (
    <>
      {label}
      {required && (
        <span className={css['mark']} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className={css['field']} data-frame data-field={group} data-changed={former !== undefined || undefined}>
      {group === undefined ? (
        <label className={css['label']} htmlFor={id}>
          {words}
        </label>
      ) : (
        <div className={css['label']} id={id}>
          {words}
        </div>
      )}
      {isSet(description) && (
        <p id={`${id}-hint`} className={css['hint']}>
          {description}
        </p>
      )}
      {children}
      {isSet(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isSet(warning) && (
        <p id={`${id}-warning`} className={css['warning']} role="status">
          {warning}
        </p>
      )}
      <FormerText former={former} />
    </div>
  );
}

const FormerText = ({ former }: Pick<FrameProps, 'former'>) =>
  isSet(former) && (
    <p className={css['former']}>
      이전 <del>{former}</del>
    </p>
  );

/** The mark of a changed field and its former value, around a control without a label. */
export const ChangedFrame = ({ former, children }: Pick<FrameProps, 'former'> & { children: ReactNode }) => (
  <div className={css['field']} data-changed={former !== undefined || undefined}>
    {children}
    <FormerText former={former} />
  </div>
);
