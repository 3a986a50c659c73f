import type { DueLine } from '@portal/contract/areas/receipts/calls';
import { LINE_KINDS, lineLabel } from '@portal/contract/areas/receipts/receipts';
import { quantityText } from '@portal/contract/core/formats';
import { UNREAD } from '@portal/contract/core/typed-numbers';
import { QuantityStepper } from '#areas/site/public/quantity-stepper.tsx';
import css from './receipt.module.css';
import type { ReceiptForm } from './use-receipt-form.ts';

type Props = { due: readonly DueLine[]; receipt: ReceiptForm };
type LineProps = { line: DueLine; receipt: ReceiptForm };

/** How many are missing or damaged. Of missing ones the number that came is asked. */
function Difference({ line, receipt }: LineProps) {
  const { materialId, materialName, unit, sent } = line;
  const given = receipt.form.draft.Lines.find(({ MaterialId }) => MaterialId === materialId);
  if (!given || given.Kind === 'O') return null;
  const isShort = given.Kind === 'S';
  return (
    <div className={css['diff']}>
      <span>{isShort ? '수령 수량' : '파손 수량'}</span>
      <QuantityStepper
        label={`${materialName} ${isShort ? '수령 수량' : '파손 수량'}`}
        value={isShort && given.Count !== UNREAD ? sent - given.Count : given.Count}
        most={isShort ? sent - 1 : sent}
        onChange={(count) => receipt.setLine(materialId, { Count: isShort && count !== UNREAD ? sent - count : count })}
      />
      <b data-kind={given.Kind}>
        {given.Count > 0 && quantityText(given.Count, unit)} {lineLabel(given.Kind)}
      </b>
    </div>
  );
}

function Line({ line, receipt }: LineProps) {
  const { materialId, materialName, modelName, unit, sent } = line;
  const kind = receipt.form.draft.Lines.find(({ MaterialId }) => MaterialId === materialId)?.Kind;
  return (
    <li>
      <p>
        <span>
          <b>{materialName}</b>
          <small>{modelName}</small>
        </span>
        <b>{quantityText(sent, unit)}</b>
      </p>
      <div className={css['kinds']} role="radiogroup" aria-label={materialName}>
        {LINE_KINDS.map((each) => (
          <label key={each} data-kind={each}>
            <input
              type="radio"
              name={`line ${materialId}`}
              checked={kind === each}
              onChange={() => receipt.setKind(materialId, each, sent)}
            />
            <span>{lineLabel(each)}</span>
          </label>
        ))}
      </div>
      <Difference line={line} receipt={receipt} />
    </li>
  );
}

/** The lines that were sent, each with what came of it, for a thumb. */
export const DueLines = ({ due, receipt }: Props) => (
  <ul className={css['lines']} data-field="Lines">
    {due.map((line) => (
      <Line key={line.materialId} line={line} receipt={receipt} />
    ))}
  </ul>
);
