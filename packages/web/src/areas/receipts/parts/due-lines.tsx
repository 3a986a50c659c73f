import type { DueLine } from '@portal/contract/areas/receipts/calls';
import { LINE_KINDS, lineLabel } from '@portal/contract/areas/receipts/receipts';
import { quantityText } from '@portal/contract/core/formats';
import { UNREAD } from '@portal/contract/core/typed-numbers';
import { QuantityStepper } from '#areas/site/public/quantity-stepper.tsx';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ReceiptForm } from './use-receipt-form.ts';

type Props = { due: readonly DueLine[]; receipt: ReceiptForm };
const KINDS = LINE_KINDS.map((value) => ({
  value,
  label: lineLabel(value),
  kind: value === 'O' ? ('good' as const) : ('warn' as const),
}));

type LineProps = { line: DueLine; receipt: ReceiptForm };

/** How many are missing or damaged. Of missing ones the number that came is asked. */
function Difference({ line, receipt }: LineProps) {
  const { materialId, materialName, unit, sent } = line;
  const given = receipt.form.draft.Lines.find(({ MaterialId }) => MaterialId === materialId);
  if (!given || given.Kind === 'O') return null;
  const isShort = given.Kind === 'S';
  return (
    <Row wraps gap={8}>
      <span>{isShort ? '수령 수량' : '파손 수량'}</span>
      <QuantityStepper
        label={`${materialName} ${isShort ? '수령 수량' : '파손 수량'}`}
        value={isShort && given.Count !== UNREAD ? sent - given.Count : given.Count}
        most={isShort ? sent - 1 : sent}
        onChange={(count) => receipt.setLine(materialId, { Count: isShort && count !== UNREAD ? sent - count : count })}
      />
      <Text as="b" toEnd whole tone={isShort ? 'warn' : 'bad'}>
        {given.Count > 0 && quantityText(given.Count, unit)} {lineLabel(given.Kind)}
      </Text>
    </Row>
  );
}

function Line({ line, receipt }: LineProps) {
  const { materialId, materialName, modelName, unit, sent } = line;
  const kind = receipt.form.draft.Lines.find(({ MaterialId }) => MaterialId === materialId)?.Kind;
  return (
    <Stack as="li" gap={8} padY={12}>
      <Row as="p" align="baseline" justify="between" gap={12} lead="tight">
        <Stack as="span">
          <b>{materialName}</b>
          <Text as="small" size={13} tone="soft">
            {modelName}
          </Text>
        </Stack>
        <Text as="b" firm>
          {quantityText(sent, unit)}
        </Text>
      </Row>
      <ChoiceButtons
        label={materialName}
        value={kind ?? ''}
        options={KINDS}
        large
        onChange={(chosen) => chosen !== '' && receipt.setKind(materialId, chosen, sent)}
      />
      <Difference line={line} receipt={receipt} />
    </Stack>
  );
}

/** The lines that were sent, each with what came of it, for a thumb. */
export const DueLines = ({ due, receipt }: Props) => (
  <Lines padY={12} data-field="Lines">
    {due.map((line) => (
      <Line key={line.materialId} line={line} receipt={receipt} />
    ))}
  </Lines>
);
