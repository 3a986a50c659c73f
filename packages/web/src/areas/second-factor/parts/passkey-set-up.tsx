import { passkeyChecks } from '@portal/contract/areas/second-factor/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { Refusal } from '#lib/refusal.ts';
import { useBusy } from '#lib/use-busy.ts';
import { NO_FAILURE, PlainField, PlainForm } from '#ui/fields/plain-form.tsx';
import { Text } from '#ui/text/text.tsx';

/** Asks for the name of a new passkey, then the browser asks the user. `register` may throw a Refusal. */
export function PasskeySetUp({ register }: { register: (name: string) => Promise<void> }) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, run] = useBusy();
  const submit = () =>
    run(async () => {
      const failed = firstFailure(passkeyChecks, { Name: name });
      if (failed) return setFailure({ field: 'Name', text: messageText(failed.message) });
      try {
        await register(name);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setFailure({ field: 'Name', text: error.message });
      }
    });
  return (
    <>
      <Text tone="soft">
        지문, 얼굴, 화면 잠금이나 보안 키로 로그인을 확인합니다. 어느 기기의 패스키인지 알 수 있게 이름을 붙이세요.
      </Text>
      <PlainForm onSubmit={() => void submit()} busy={busy} button="패스키 만들기" busyButton="기다리는 중…">
        <PlainField
          label="패스키 이름"
          name="Name"
          failure={failure}
          placeholder="예: 회사 노트북"
          maxLength={TEXT_LIMIT.key}
          autoFocus
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFailure(NO_FAILURE);
          }}
        />
      </PlainForm>
    </>
  );
}
