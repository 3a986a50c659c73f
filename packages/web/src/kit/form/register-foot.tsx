import type { ReactNode } from 'react';
import { focusField } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import css from './foot.module.css';
import { useWrongFields } from './wrong-fields.ts';

/** How many fields are named, on a wide and on a narrow screen. The others are counted. */
const NAMED = { wide: 4, narrow: 1 };

/** The fields to check. Each name is a button that focuses the field. */
function WrongFields({ fields, onSelect }: { fields: readonly string[]; onSelect: (field: string) => void }) {
  const wrong = useWrongFields(fields);
  const named = useNarrow() ? NAMED.narrow : NAMED.wide;
  const more = wrong.length - named;
  return (
    <Row as="p" wraps gap={8} size={13} tone="bad" className={css['wrong']} role="status">
      {wrong.length > 0 && (
        <>
          <Icon name="alert" />
          <span>{wrong.length}곳을 확인해주세요</span>
          {wrong.slice(0, named).map(({ field, label }) => (
            <Press kind="underlined" key={field} onClick={() => onSelect(field)}>
              {label}
            </Press>
          ))}
          {more > 0 && <span>외 {more}곳</span>}
        </>
      )}
    </Row>
  );
}

type Props = {
  registration: { form: { busy: boolean; wrong: readonly string[] }; submit: () => Promise<unknown> };
  /** Text of the button, where it does more than register. */
  buttonLabel?: string;
  onCancel: () => void;
  /** Shows a field, where closed steps hide fields. */
  onSelect?: (field: string) => void;
  /** A choice about the registration itself. */
  choice?: ReactNode;
  /** Shown above the buttons, such as the progress of files. */
  children?: ReactNode;
};

/** The fixed foot of a registration: wrong fields, 취소 and the button that registers. */
export const RegisterFoot = ({
  registration,
  buttonLabel = '등록',
  onCancel,
  onSelect = focusField,
  choice,
  children,
}: Props) => (
  <div className={css['foot']}>
    {children}
    <Row wraps justify="end" gap={12} className={css['bar']}>
      <WrongFields fields={registration.form.wrong} onSelect={onSelect} />
      {choice}
      <BusyButton variant="default" disabled={registration.form.busy} onClick={onCancel}>
        취소
      </BusyButton>
      <BusyButton busy={registration.form.busy} data-save onClick={registration.submit}>
        {buttonLabel}
      </BusyButton>
    </Row>
  </div>
);
