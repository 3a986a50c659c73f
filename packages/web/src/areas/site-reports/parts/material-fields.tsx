import type { ReportMaterial } from '@portal/contract/areas/site-reports/calls';
import type { FormFields } from '#kit/form/use-form.ts';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { useCount } from '#ui/fields/use-count.ts';
import css from './report.module.css';
import type { ReportDraft } from './report-draft.ts';

type LineProps = { line: ReportMaterial; onQuantity: (quantity: number) => void };

function MaterialLine({ line: { name, model, quantity, unit }, onQuantity }: LineProps) {
  const { input, error } = useCount({ value: quantity, onChange: onQuantity });
  return (
    <li>
      <span>
        {name}
        <small>{model}</small>
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
      <span>
        <input
          {...input}
          aria-label={`${name} 수량`}
          aria-invalid={error !== undefined || undefined}
          inputMode="numeric"
          onChange={(event) => input.onChange(event.currentTarget.value)}
        />{' '}
        {unit || '개'}
      </span>
    </li>
  );
}

/** How many of each material were used. 0 leaves the line out of the report. */
export function MaterialFields({ form }: { form: FormFields<ReportDraft> }) {
  const { Materials } = form.draft;
  if (Materials.length === 0) return <p className={css['text']}>자재가 없습니다.</p>;
  const change = (place: number, quantity: number) =>
    form.change({ Materials: Materials.map((line, index) => (index === place ? { ...line, quantity } : line)) });
  return (
    <ul className={css['goods']} data-field="Materials">
      {Materials.map((line, place) => (
        <MaterialLine
          key={`${line.name} ${line.model}`}
          line={line}
          onQuantity={(quantity) => change(place, quantity)}
        />
      ))}
    </ul>
  );
}
