import type { ReactNode } from 'react';
import { focusField } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import css from './register-foot.module.css';
import { useWrongFields } from './wrong-fields.ts';

/** Fields named one by one, also where there is little room; the others are counted. */
const NAMED = { wide: 4, narrow: 1 };

/** What is to be looked at, each word leading there. */
function WrongFields({ fields }: { fields: readonly string[] }) {
  const wrong = useWrongFields(fields);
  const named = useNarrow() ? NAMED.narrow : NAMED.wide;
  const more = wrong.length - named;
  return (
    <p className={css['wrong']} role="status">
      {wrong.length > 0 && (
        <>
          <Icon name="alert" />
          <span>{wrong.length}곳을 확인해주세요</span>
          {wrong.slice(0, named).map(({ field, label }) => (
            <button key={field} type="button" onClick={() => focusField(field)}>
              {label}
            </button>
          ))}
          {more > 0 && <span>외 {more}곳</span>}
        </>
      )}
    </p>
  );
}

type Props = {
  registration: { form: { busy: boolean; wrong: readonly string[] }; submit: () => Promise<unknown> };
  /** The deed, where it is more than registering. */
  deed?: string;
  onCancel: () => void;
  /** What is chosen about the registration itself. */
  choice?: ReactNode;
  /** What stays in sight over the buttons, such as the progress of files. */
  children?: ReactNode;
};

/** The foot of a registration, which stays in view: what is wrong, 취소 and the deed. */
export const RegisterFoot = ({ registration, deed = '등록', onCancel, choice, children }: Props) => (
  <div className={css['foot']}>
    {children}
    <div className={css['bar']}>
      <WrongFields fields={registration.form.wrong} />
      {choice}
      <BusyButton variant="default" disabled={registration.form.busy} onClick={onCancel}>
        취소
      </BusyButton>
      <BusyButton busy={registration.form.busy} onClick={registration.submit}>
        {deed}
      </BusyButton>
    </div>
  </div>
);
