import type { ReportMaterial } from '@portal/contract/areas/site-reports/calls';
import type { FormFields } from '#kit/form/use-form.ts';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { PlainInput } from '#ui/fields/plain-input.tsx';
import { useCount } from '#ui/fields/use-count.ts';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './report.module.css';
import type { ReportDraft } from './report-draft.ts';

type LineProps = { line: ReportMaterial; onQuantity: (quantity: number) => void };

function MaterialLine({ line: { name, model, quantity, unit }, onQuantity }: LineProps) {
  const { input, error } = useCount({ value: quantity, onChange: onQuantity });
  return (
    <Row as="li" gap={12} padY={8}>
      <Named name={name} weight="regular">
        <Note as="small">{model}</Note>
        {error !== undefined && <FieldError>{error}</FieldError>}
      </Named>
      <Text as="span" firm>
        <PlainInput
          className={css['quantity']}
          data-amount
          {...input}
          aria-label={`${name} 수량`}
          aria-invalid={error !== undefined || undefined}
          inputMode="numeric"
          onChange={(event) => input.onChange(event.currentTarget.value)}
        />{' '}
        {unit || '개'}
      </Text>
    </Row>
  );
}

/** How many of each material were used. 0 leaves the line out of the report. */
export function MaterialFields({ form }: { form: FormFields<ReportDraft> }) {
  const { Materials } = form.draft;
  if (Materials.length === 0) return <Text>자재가 없습니다.</Text>;
  const change = (place: number, quantity: number) =>
    form.change({ Materials: Materials.map((line, index) => (index === place ? { ...line, quantity } : line)) });
  return (
    <Lines data-field="Materials">
      {Materials.map((line, place) => (
        <MaterialLine
          key={`${line.name} ${line.model}`}
          line={line}
          onQuantity={(quantity) => change(place, quantity)}
        />
      ))}
    </Lines>
  );
}
