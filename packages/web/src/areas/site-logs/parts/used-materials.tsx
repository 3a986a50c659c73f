import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { UsedMaterial } from '@portal/contract/areas/site-logs/logs';
import { quantityText } from '@portal/contract/core/formats';
import { QuantityStepper } from '#areas/site/public/quantity-stepper.tsx';
import css from './log.module.css';

type Props = {
  lines: readonly UsedLine[];
  used: readonly UsedMaterial[];
  onChange: (used: UsedMaterial[]) => void;
};

/** How many of each sent line were used. A line with 0 is not in the log. */
export function UsedMaterials({ lines, used, onChange }: Props) {
  if (lines.length === 0) return <p className={css['none']}>발송 자재가 없습니다.</p>;
  const countOf = (id: number): number => used.find(({ MaterialId }) => MaterialId === id)?.Quantity ?? 0;
  const change = (id: number, quantity: number) =>
    onChange(
      lines.flatMap(({ materialId }) => {
        const Quantity = materialId === id ? quantity : countOf(materialId);
        return Quantity !== 0 ? [{ MaterialId: materialId, Quantity }] : [];
      }),
    );
  return (
    <ul className={css['used']} data-field="Materials">
      {lines.map((line) => (
        <li key={line.materialId}>
          <span>
            {line.materialName}
            <small>
              {[line.modelName, `수령 ${quantityText(line.quantity, line.unit)}`]
                .filter((text) => text !== '')
                .join(' · ')}
            </small>
          </span>
          <QuantityStepper
            label={`${line.materialName} 사용 수량`}
            value={countOf(line.materialId)}
            onChange={(quantity) => change(line.materialId, quantity)}
          />
        </li>
      ))}
    </ul>
  );
}
