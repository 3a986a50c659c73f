import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { UsedMaterial } from '@portal/contract/areas/site-logs/logs';
import { quantityText } from '@portal/contract/core/formats';
import { QuantityStepper } from '#areas/site/public/quantity-stepper.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  lines: readonly UsedLine[];
  used: readonly UsedMaterial[];
  onChange: (used: UsedMaterial[]) => void;
};

/** How many of each sent line were used. A line with 0 is not in the log. */
export function UsedMaterials({ lines, used, onChange }: Props) {
  if (lines.length === 0) return <Text tone="soft">발송 자재가 없습니다.</Text>;
  const countOf = (id: number): number => used.find(({ MaterialId }) => MaterialId === id)?.Quantity ?? 0;
  const change = (id: number, quantity: number) =>
    onChange(
      lines.flatMap(({ materialId }) => {
        const Quantity = materialId === id ? quantity : countOf(materialId);
        return Quantity !== 0 ? [{ MaterialId: materialId, Quantity }] : [];
      }),
    );
  return (
    <Lines data-field="Materials">
      {lines.map((line) => (
        <Row as="li" key={line.materialId} gap={12} padY={8}>
          <Named name={line.materialName} weight="regular">
            <Note as="small">
              {[line.modelName, `수령 ${quantityText(line.quantity, line.unit)}`]
                .filter((text) => text !== '')
                .join(' · ')}
            </Note>
          </Named>
          <QuantityStepper
            label={`${line.materialName} 사용 수량`}
            value={countOf(line.materialId)}
            onChange={(quantity) => change(line.materialId, quantity)}
          />
        </Row>
      ))}
    </Lines>
  );
}
