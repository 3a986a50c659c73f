import type { TotpStart } from '@portal/contract/areas/second-factor/calls';
import { copyText } from '#lib/copy-text.ts';
import { toast } from '#lib/toast.ts';
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
    <div className={css['setUp']}>
      <p>
        휴대폰의 인증 앱(Google Authenticator, Microsoft Authenticator 등)으로 QR 코드를 찍은 뒤, 앱에 표시된 6자리
        코드를 입력해주세요.
      </p>
      <QrCode text={start.uri} label="인증 앱 등록 QR 코드" />
      <details className={css['secret']}>
        <summary>QR 코드를 찍을 수 없을 때</summary>
        <p>인증 앱에서 '설정 키 입력'을 골라 이 키를 입력해주세요.</p>
        <code>{start.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <button type="button" onClick={() => void copy()}>
          키 복사
        </button>
      </details>
      <CodeForm kind="totp" button="등록" send={add} />
    </div>
  );
}
