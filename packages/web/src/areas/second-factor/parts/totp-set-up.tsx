import type { TotpStart } from '@portal/contract/areas/second-factor/calls';
import { copyText } from '#lib/copy-text.ts';
import { toast } from '#lib/toast.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import css from './second-factor.module.css';

type Props = { start: TotpStart; add: (code: string) => Promise<void> };

/** The secret for an authenticator app, as QR code and text, and the field for its first code. */
export function TotpSetUp({ start, add }: Props) {
  const copy = async () => {
    await copyText(start.secret);
    toast.success('factor.secret.copied');
  };
  return (
    <Stack gap={16}>
      <Text tone="soft">
        휴대폰의 인증 앱(Google Authenticator, Microsoft Authenticator 등)으로 QR 코드를 찍은 뒤, 앱에 표시된 6자리
        코드를 입력해주세요.
      </Text>
      <QrCode text={start.uri} label="인증 앱 등록 QR 코드" />
      <Note as="details" className={css['secret']}>
        <summary>QR 코드를 찍을 수 없을 때</summary>
        <Stack gap={8} padY={8}>
          <Text>인증 앱에서 '설정 키 입력'을 골라 이 키를 입력해주세요.</Text>
          <Text as="code" padY={8} padX={12} size={14} tone="text" ground="surface-2" round="md">
            {start.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Text>
          <div>
            <Press kind="link" onClick={() => void copy()}>
              키 복사
            </Press>
          </div>
        </Stack>
      </Note>
      <CodeForm kind="totp" button="등록" send={add} />
    </Stack>
  );
}
