import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import css from './change-text.module.css';

type Changed = Pick<ProjectRow, 'changeCount'>;

/** '수주 후 변경 2건' while the reader has not opened them; undefined for none (D-220). */
export const changeText = ({ changeCount }: Changed): string | undefined =>
  changeCount === 0 ? undefined : `수주 후 변경 ${changeCount}건`;

type Props = {
  row: Changed & { projectName: string };
  /** What waits in the project for the reader. */
  waiting?: string | undefined;
};

/** The name of a project in a table, with unread changes and what waits for the reader. */
export const NameWithChanges = ({ row, waiting }: Props) => (
  <span className={css['named']}>
    <span>{row.projectName}</span>
    {row.changeCount > 0 && <mark className={css['changes']}>변경 {row.changeCount}건</mark>}
    {waiting !== undefined && <mark className={css['changes']}>{waiting}</mark>}
  </span>
);
