import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { quantityText } from '@portal/contract/core/formats';
import css from './materials-list.module.css';

type Material = ProjectInfo['materials'][number];

const Line = ({ material }: { material: Material }) => (
  <>
    <span>
      {material.materialName}
      {material.modelName !== '' && <small> {material.modelName}</small>}
    </span>
    <b>{quantityText(material.materialCnt, material.unit)}</b>
  </>
);

/** The list of materials with name, model and quantity. */
export function MaterialsList({ project: { materials, materialsNoYN } }: { project: ProjectInfo }) {
  if (materials.length === 0) return <p className={css['none']}>{materialsNoYN === 'Y' ? '투입자재 없음' : '미정'}</p>;
  return (
    <ul className={css['list']}>
      {materials.map((material) => (
        <li key={material.materialId} className={css['line']}>
          <Line material={material} />
        </li>
      ))}
    </ul>
  );
}
