import { signInChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { type FormEvent, type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { showRefusal, tellFailure } from '../../../lib/failures.ts';
import { readSite } from '../../../lib/site.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isSubmitKey } from '../../../ui/is-submit-key.ts';
import { signIn } from '../api.ts';
import css from './login-page.module.css';

type Draft = { UserId: string; Password: string };
type Failure = { field: string; text: string };
const NONE: Failure = { field: '', text: '' };

/** An Enter that only ends a Korean syllable must not send the form. */
const keepComposing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !isSubmitKey(event)) event.preventDefault();
};

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { name: keyof Draft; label: string; failure: Failure };

/** A field with what is wrong with it below, until it is changed. */
function Field({ label, name, failure, ...input }: FieldProps) {
  const failed = failure.field === name;
  const errorId = `${name}-error`;
  return (
    <div className={css['field']}>
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        maxLength={TEXT_LIMIT.name}
        aria-invalid={failed || undefined}
        aria-describedby={failed ? errorId : undefined}
      />
      {failed && (
        <p id={errorId}>
          <Icon name="alert" />
          {failure.text}
        </p>
      )}
    </div>
  );
}

function LoginForm() {
  const [draft, setDraft] = useState<Draft>({ UserId: '', Password: '' });
  const [failure, setFailure] = useState(NONE);
  const [busy, run] = useBusy();
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setFailure(NONE);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failed = firstFailure(signInChecks, draft);
    setFailure(failed ? { field: failed.field, text: messageText(failed.message) } : NONE);
    if (tellFailure(signInChecks, draft)) return;
    // Busy until the portal is loaded anew: a second Enter must not sign in twice. Only the server's words (D-127).
    void run(() =>
      signIn(draft).then(
        () => new Promise(() => {}),
        (error: unknown) => {
          showRefusal(null, error);
          if (error instanceof Error) setFailure({ field: 'Password', text: error.message });
        },
      ),
    );
  };
  return (
    <form className={css['form']} onSubmit={submit} onKeyDown={keepComposing} noValidate>
      <Field
        label="아이디"
        name="UserId"
        failure={failure}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={draft.UserId}
        onChange={(event) => change({ UserId: event.currentTarget.value })}
      />
      <Field
        label="비밀번호"
        name="Password"
        failure={failure}
        type="password"
        autoComplete="current-password"
        value={draft.Password}
        onChange={(event) => change({ Password: event.currentTarget.value })}
      />
      <button type="submit" aria-disabled={busy}>
        {busy ? '로그인 중…' : '로그인'}
      </button>
    </form>
  );
}

/** The login screen: id, password, one button. */
export function LoginPage() {
  const { companyName, address, copyright } = readSite();
  return (
    <main className={css['login']}>
      <div className={css['card']}>
        <div className={css['company']}>
          <img src="/favicon.svg" alt="" width={24} height={24} />
          {companyName}
        </div>
        <h1>로그인</h1>
        <p className={css['intro']}>업무 포털에 로그인하세요.</p>
        <LoginForm />
      </div>
      <footer className={css['foot']}>
        {[companyName, address, copyright].filter((text) => text !== '').join(' · ')}
      </footer>
    </main>
  );
}
