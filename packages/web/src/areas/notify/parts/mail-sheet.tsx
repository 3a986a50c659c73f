import { CODE_DIGITS, mailChecks } from '@portal/contract/areas/mail/policy';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { checkMailCode, sendMailCode } from '../api.ts';

type Props = { opened: boolean; onClose: () => void; reload: () => Promise<unknown> };
type StepProps = Pick<Props, 'onClose'> & { mail: string };

/** Asks for the address and sends a code there. */
function AddressStep({ mail: stored, onClose, onSent }: StepProps & { onSent: (mail: string) => void }) {
  const [mail, setMail] = useState(stored);
  const [error, setError] = useState('');
  const send = async () => {
    const failure = firstFailure(mailChecks, { Mail: mail });
    setError(failure ? messageText(failure.message) : '');
    if (failure) return;
    try {
      await sendMailCode(mail.trim());
      toast.success('mail.code.sent');
      onSent(mail.trim());
    } catch (refusal) {
      showRefusal('mail.failed', refusal);
    }
  };
  return (
    <>
      <TextField
        label="메일 주소"
        name="Mail"
        type="email"
        autoFocus
        required
        {...(error === '' ? {} : { error })}
        value={mail}
        onChange={setMail}
        onEnter={() => void send()}
      />
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton onClick={send}>인증번호 받기</BusyButton>
      </ButtonRow>
    </>
  );
}

/** Asks for the code that arrived. */
function CodeStep({ mail, onClose, onAgain, reload }: StepProps & Pick<Props, 'reload'> & { onAgain: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const check = async () => {
    try {
      await checkMailCode(code);
      toast.success('mail.saved');
      await reload();
      onClose();
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.code === 'CODE_WRONG') setError(messageText('CODE_WRONG'));
      else showRefusal('mail.failed', refusal);
    }
  };
  return (
    <>
      <Stack gap={12}>
        <Note size={14}>
          <b>{mail}</b> 메일로 보낸 {CODE_DIGITS}자리 번호를 입력해주세요. 10분 동안, 5번까지 시도할 수 있습니다.
        </Note>
        <TextField
          label="인증번호"
          name="Code"
          autoComplete="one-time-code"
          autoFocus
          required
          maxLength={CODE_DIGITS}
          {...(error === '' ? {} : { error })}
          value={code}
          onChange={setCode}
          onEnter={() => void check()}
        />
      </Stack>
      <ButtonRow apart>
        <BusyButton variant="default" onClick={onAgain}>
          번호 다시 받기
        </BusyButton>
        <BusyButton onClick={check}>인증</BusyButton>
      </ButtonRow>
    </>
  );
}

/** Proves the own mail address in two steps: the address, then the code (D-411). */
export function MailSheet({ opened, onClose, reload }: Props) {
  const [mail, setMail] = useState('');
  const [isSent, setSent] = useState(false);
  return (
    <Sheet title="메일 주소 인증" opened={opened} onClose={onClose}>
      {isSent ? (
        <CodeStep {...{ mail, onClose, reload }} onAgain={() => setSent(false)} />
      ) : (
        <AddressStep
          {...{ mail, onClose }}
          onSent={(sent) => {
            setMail(sent);
            setSent(true);
          }}
        />
      )}
    </Sheet>
  );
}
