import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { quantityText } from '@portal/contract/core/formats';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';

type Material = ProjectInfo['materials'][number];

const Line = ({ material }: { material: Material }) => (
  <>
    <Stack as="span" fill>
      <span>{material.materialName}</span>{' '}
      {material.modelName !== '' && (
        <Text as="small" size={13} tone="soft">
          {material.modelName}
        </Text>
      )}
    </Stack>
    <Text as="b" weight="semibold" whole>
      {quantityText(material.materialCnt, material.unit)}
    </Text>
  </>
);

/** The list of materials with name, model and quantity. */
export function MaterialsList({ project: { materials, materialsNoYN } }: { project: ProjectInfo }) {
  if (materials.length === 0) return <Text tone="soft">{materialsNoYN === 'Y' ? '투입자재 없음' : '미정'}</Text>;
  return (
    <Lines>
      {materials.map((material) => (
        <Row as="li" key={material.materialId} gap={12} padY={8}>
          <Line material={material} />
        </Row>
      ))}
    </Lines>
  );
}
