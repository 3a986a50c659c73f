import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import css from './materials-list.module.css';

type Material = ProjectInfo['materials'][number];

const Line = ({ material }: { material: Material }) => (
  <>
    <span>
      {material.materialName}
      {material.modelName !== '' && <small> {material.modelName}</small>}
    </span>
    <b>{withSeparators(material.materialCnt)}개</b>
  </>
);

type Props = {
  project: ProjectInfo;
  /** Lets the user tick the lines while counting. */
  ticks?: { ticked: readonly number[]; onToggle: (id: number) => void };
};

/** The list of materials with name, model and quantity. */
export function MaterialsList({ project, ticks }: Props) {
  const { materials, materialsNoYN } = project;
  if (materials.length === 0) return <p className={css['none']}>{materialsNoYN === 'Y' ? '투입자재 없음' : '미정'}</p>;
  return (
    <ul className={css['list']}>
      {materials.map((material) => {
        const { materialId: id } = material;
        if (!ticks)
          return (
            <li key={id} className={css['line']}>
              <Line material={material} />
            </li>
          );
        return (
          <li key={id}>
            <label className={css['line']}>
              <input type="checkbox" checked={ticks.ticked.includes(id)} onChange={() => ticks.onToggle(id)} />
              <Line material={material} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
