import { ownPasswordChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { Refusal } from '#lib/refusal.ts';
import { useBusy } from '#lib/use-busy.ts';
import { NO_FAILURE, PlainField, PlainForm } from '#ui/fields/plain-form.tsx';

type Props = {
  button: string;
  /** Sends the password. It throws a Refusal, which is shown at the field. */
  send: (password: string) => Promise<void>;
};

/** Asks for the current password, which every change of a second factor requires. */
export function PasswordForm({ button, send }: Props) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, run] = useBusy();
  const submit = () =>
    run(async () => {
      const failed = firstFailure(ownPasswordChecks, { CurrentPassword: password });
      if (failed) return setFailure({ field: 'CurrentPassword', text: messageText(failed.message) });
      try {
        await send(password);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setFailure({ field: 'CurrentPassword', text: error.message });
      }
    });
  return (
    <PlainForm onSubmit={() => void submit()} busy={busy} button={button} busyButton="확인 중…">
      <PlainField
        label="현재 비밀번호"
        name="CurrentPassword"
        failure={failure}
        type="password"
        autoComplete="current-password"
        autoFocus
        data-autofocus
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setFailure(NO_FAILURE);
        }}
      />
    </PlainForm>
  );
}
