import { type CodeKind, plainCode, RECOVERY_LENGTH, TOTP } from '@portal/contract/areas/second-factor/codes';
import { codeChecks } from '@portal/contract/areas/second-factor/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { focusField } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { useBusy } from '#lib/use-busy.ts';
import { NO_FAILURE, PlainField, PlainForm } from '#ui/fields/plain-form.tsx';

const INPUTS = {
  totp: { label: '인증 코드 6자리', inputMode: 'numeric', autoComplete: 'one-time-code', placeholder: '000000' },
  recovery: { label: '복구 코드', inputMode: 'text', autoComplete: 'off', placeholder: 'xxxx-xxxx-xxxx' },
} as const;

/** Twice the length of a code, because spaces and hyphens may be typed too. */
const MAX_TYPED = 2 * (RECOVERY_LENGTH.name + RECOVERY_LENGTH.proof);

type Props = {
  kind: CodeKind;
  button: string;
  /** Sends the code. It throws a Refusal, which is shown at the field. */
  send: (code: string) => Promise<void>;
};

/** A field for one code and a button. A complete app code is sent at once. */
export function CodeForm({ kind, button, send }: Props) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, run] = useBusy();
  const submit = (typed: string) =>
    run(async () => {
      const failed = firstFailure(codeChecks, { Kind: kind, Code: typed });
      if (failed) return setFailure({ field: 'Code', text: messageText(failed.message) });
      try {
        await send(typed);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setCode('');
        setFailure({ field: 'Code', text: error.message });
        focusField('Code');
      }
    });
  const change = (typed: string) => {
    setCode(typed);
    setFailure(NO_FAILURE);
    const grew = plainCode(typed).length > plainCode(code).length;
    if (kind === 'totp' && grew && plainCode(typed).length === TOTP.digits) void submit(typed);
  };
  return (
    <PlainForm onSubmit={() => void submit(code)} busy={busy} button={button} busyButton="확인 중…">
      <PlainField
        {...INPUTS[kind]}
        name="Code"
        failure={failure}
        maxLength={MAX_TYPED}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </PlainForm>
  );
}
