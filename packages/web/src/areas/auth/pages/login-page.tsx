import { signInChecks } from '@portal/contract/areas/auth/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { showRefusal, tellFailure } from '../../../lib/failures.ts';
import { readSite } from '../../../lib/site.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { isSubmitKey } from '../../../ui/is-submit-key.ts';
import { signIn } from '../api.ts';
import css from './login-page.module.css';

/** An Enter that only ends a Korean syllable must not send the form. */
const keepComposing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !isSubmitKey(event)) event.preventDefault();
};

function LoginForm() {
  const [draft, setDraft] = useState({ UserId: '', Password: '' });
  const [busy, run] = useBusy();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tellFailure(signInChecks, draft)) return;
    // Busy until the portal is loaded anew: a second Enter must not sign in twice. Only the server's words (D-127).
    void run(() =>
      signIn(draft).then(
        () => new Promise(() => {}),
        (error: unknown) => showRefusal(null, error),
      ),
    );
  };
  return (
    <form className={css['form']} onSubmit={submit} onKeyDown={keepComposing} noValidate>
      <label>
        아이디
        <input
          name="UserId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMIT.name}
          // biome-ignore lint/a11y/noAutofocus: the page has nothing else to do
          autoFocus
          value={draft.UserId}
          onChange={(event) => setDraft({ ...draft, UserId: event.currentTarget.value })}
        />
      </label>
      <label>
        비밀번호
        <input
          name="Password"
          type="password"
          autoComplete="current-password"
          maxLength={TEXT_LIMIT.name}
          value={draft.Password}
          onChange={(event) => setDraft({ ...draft, Password: event.currentTarget.value })}
        />
      </label>
      <button type="submit" aria-disabled={busy}>
        {busy ? '로그인 중…' : '로그인'}
      </button>
    </form>
  );
}

/** The login screen: id, password, one button. */
export function LoginPage() {
  const site = readSite();
  return (
    <main className={css['login']}>
      <div className={css['card']}>
        <img src="/favicon.svg" alt="" width={44} height={44} />
        <h1>{site.companyName}</h1>
        <p>업무 포털에 로그인하세요.</p>
        <LoginForm />
      </div>
      <footer className={css['foot']}>{site.copyright}</footer>
    </main>
  );
}
