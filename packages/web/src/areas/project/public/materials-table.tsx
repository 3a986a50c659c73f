import { quantityText } from '@portal/contract/core/formats';
import css from './materials-table.module.css';

type Material = { materialId: number; materialName: string; modelName: string; materialCnt: number; unit: string };

/** The materials of a project as a table with name, model and quantity. */
export const MaterialsTable = ({ materials }: { materials: readonly Material[] }) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">자재</th>
        <th scope="col">모델</th>
        <th scope="col" data-number>
          수량
        </th>
      </tr>
    </thead>
    <tbody>
      {materials.map(({ materialId, materialName, modelName, materialCnt, unit }) => (
        <tr key={materialId}>
          <td>{materialName}</td>
          <td data-model>{modelName}</td>
          <td data-number>{quantityText(materialCnt, unit)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
