import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import css from './change-text.module.css';

type Changed = Pick<ProjectRow, 'changeCount'>;

/** '수주 후 변경 2건' while the reader has not opened them; undefined for none (D-220). */
export const changeText = ({ changeCount }: Changed): string | undefined =>
  changeCount === 0 ? undefined : `수주 후 변경 ${changeCount}건`;

/** The name of a project in a table, with the changes that the reader has not opened. */
export const NameWithChanges = ({ row }: { row: Changed & { projectName: string } }) => (
  <>
    {row.projectName}
    {row.changeCount > 0 && <mark className={css['changes']}>변경 {row.changeCount}건</mark>}
  </>
);
