import { MAX_QUANTITY } from '@portal/contract/core/limits';
import type { FormFields } from '#kit/form/use-form.ts';
import css from './report.module.css';
import type { ReportDraft } from './report-draft.ts';

/** How many of each sent material were used. 0 leaves the line out of the report. */
export function MaterialFields({ form }: { form: FormFields<ReportDraft> }) {
  const { Materials } = form.draft;
  if (Materials.length === 0) return <p className={css['text']}>보낸 자재가 없습니다.</p>;
  const change = (place: number, typed: string) => {
    const quantity = Math.min(MAX_QUANTITY, Number(typed.replace(/\D/g, '')));
    form.change({ Materials: Materials.map((line, index) => (index === place ? { ...line, quantity } : line)) });
  };
  return (
    <ul className={css['goods']}>
      {Materials.map(({ name, model, quantity, unit }, place) => (
        <li key={`${name} ${model}`}>
          <span>
            {name}
            <small>{model}</small>
          </span>
          <span>
            <input
              aria-label={`${name} 수량`}
              inputMode="numeric"
              value={quantity}
              onChange={(event) => change(place, event.currentTarget.value)}
            />{' '}
            {unit || '개'}
          </span>
        </li>
      ))}
    </ul>
  );
}
