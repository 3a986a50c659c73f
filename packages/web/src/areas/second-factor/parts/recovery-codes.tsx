import { copyText } from '#lib/copy-text.ts';
import { readSite } from '#lib/site.ts';
import { toast } from '#lib/toast.ts';
import css from './second-factor.module.css';

type Props = { codes: readonly string[]; button: string; onDone: () => void };

/** The recovery codes, shown only once. The user can copy or print them before continuing. */
export function RecoveryCodes({ codes, button, onDone }: Props) {
  const copy = async () => {
    await copyText(codes.join('\n'));
    toast.success('factor.copied');
  };
  return (
    <div className={css['recovery']}>
      <p>
        휴대폰을 잃어버렸을 때 로그인할 수 있는 코드입니다. 한 번씩만 쓸 수 있고 <strong>지금만 보입니다</strong>.
        인쇄하거나 안전한 곳에 보관해주세요.
      </p>
      <section data-print="only" aria-label="복구 코드">
        <h2>{readSite().companyName} 복구 코드</h2>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </section>
      <div className={css['tools']}>
        <button type="button" onClick={() => void copy()}>
          복사
        </button>
        <button type="button" onClick={() => window.print()}>
          인쇄
        </button>
      </div>
      <button type="button" className={css['go']} onClick={onDone}>
        {button}
      </button>
    </div>
  );
}
