import { quantityText } from '@portal/contract/core/formats';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Text } from '#ui/text/text.tsx';

type Material = { materialId: number; materialName: string; modelName: string; materialCnt: number; unit: string };

/** The materials of a project as a table with name, model and quantity. */
export const MaterialsTable = ({ materials }: { materials: readonly Material[] }) => (
  <PlainTable heads={['자재', '모델', '수량']} numbers={['수량']} most={816} phoneSize={15}>
    {materials.map(({ materialId, materialName, modelName, materialCnt, unit }) => (
      <tr key={materialId}>
        <td>{materialName}</td>
        <Text as="td" phoneSize={13} tone="soft">
          {modelName}
        </Text>
        <td data-number>{quantityText(materialCnt, unit)}</td>
      </tr>
    ))}
  </PlainTable>
);
