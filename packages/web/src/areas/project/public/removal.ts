import type { BatchAction } from '../../../kit/list/use-batch.tsx';

/** Deleting marked projects, of whatever kind: what is asked and said (D-50, A-03). */
export const removal = <Row>(act: (row: Row) => Promise<unknown>): BatchAction<Row> => ({
  label: '삭제',
  removes: true,
  noneMarked: 'project.remove.noneSelected',
  question: 'project.remove.confirm',
  done: 'project.remove.done',
  summary: { title: '삭제 결과', text: 'project.remove.summary' },
  act,
});

/** How a list names a project by its row. */
export const projectRow = {
  keyOf: ({ id }: { id: number }): number => id,
  nameOf: ({ projectName }: { projectName: string }): string => projectName,
} as const;
