import type { OwnPasskey, TotpStart } from '@portal/contract/areas/second-factor/calls';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { addPasskey, addTotp, removePasskey, removeTotp, renewRecovery, startTotp } from '../api.ts';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

/** An action on the own second factors. Each one starts with the current password. */
export type FactorAction =
  | { kind: 'addTotp' | 'removeTotp' | 'addPasskey' | 'renew'; passkey?: never }
  | { kind: 'removePasskey'; passkey: OwnPasskey };

const TEXTS: Record<FactorAction['kind'], { title: string; button: string; text: string }> = {
  addTotp: { title: '인증 앱 등록', button: '다음', text: '2단계 인증을 바꾸려면 현재 비밀번호를 입력해주세요.' },
  addPasskey: { title: '패스키 등록', button: '다음', text: '2단계 인증을 바꾸려면 현재 비밀번호를 입력해주세요.' },
  removeTotp: { title: '인증 앱 해제', button: '해제', text: '해제하면 이 인증 앱의 코드로 로그인할 수 없습니다.' },
  removePasskey: { title: '패스키 삭제', button: '삭제', text: '삭제하면 이 패스키로 로그인할 수 없습니다.' },
  renew: {
    title: '복구 코드 새로 만들기',
    button: '새로 만들기',
    text: '이전에 받은 복구 코드는 모두 쓸 수 없게 됩니다.',
  },
};

type DialogStep =
  | { step: 'password' }
  | { step: 'totp'; start: TotpStart }
  | { step: 'passkey'; password: string }
  | { step: 'codes'; codes: readonly string[] };

type Props = {
  action: FactorAction;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password, then shows the setup step, then any new recovery codes. */
export function FactorDialog({ action, reload, onClose }: Props) {
  const [shown, setShown] = useState<DialogStep>({ step: 'password' });
  const { title, button, text } = TEXTS[action.kind];
  const finish = async (codes: readonly string[]) => {
    await reload();
    if (codes.length > 0) setShown({ step: 'codes', codes });
    else onClose();
  };
  const begin = async (password: string) => {
    if (action.kind === 'addTotp') return setShown({ step: 'totp', start: await startTotp(password) });
    if (action.kind === 'addPasskey') return setShown({ step: 'passkey', password });
    if (action.kind === 'renew') {
      const codes = await renewRecovery(password);
      toast.success('factor.recovery.renewed');
      return finish(codes);
    }
    if (action.passkey) {
      await removePasskey(action.passkey.passkeyId, password);
      toast.success('factor.passkey.removed');
    } else {
      await removeTotp(password);
      toast.success('factor.totp.removed');
    }
    return finish([]);
  };
  const finishTotp = async (setUpToken: string, code: string) => {
    const codes = await addTotp(setUpToken, code);
    toast.success('factor.totp.added');
    await finish(codes);
  };
  const register = async (password: string, name: string) => {
    const codes = await addPasskey(password, name);
    if (codes === null) return;
    toast.success('factor.passkey.added');
    await finish(codes);
  };
  return (
    <Dialog title={shown.step === 'codes' ? '복구 코드' : title} opened onClose={onClose} width={440}>
      <Stack gap={16}>
        {shown.step === 'password' && (
          <>
            {action.passkey && <strong>{action.passkey.name}</strong>}
            <Text>{text}</Text>
            <PasswordForm button={button} send={begin} />
          </>
        )}
        {shown.step === 'totp' && (
          <TotpSetUp start={shown.start} add={(code) => finishTotp(shown.start.setUpToken, code)} />
        )}
        {shown.step === 'passkey' && <PasskeySetUp register={(name) => register(shown.password, name)} />}
        {shown.step === 'codes' && <RecoveryCodes codes={shown.codes} button="보관했습니다" onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}
