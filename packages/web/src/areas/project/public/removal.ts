import type { Machine } from '@portal/contract/core/machine';
import type { BatchAction } from '#kit/list/run-batch.ts';

type Rules<Row, State extends string> = {
  act: (row: Row) => Promise<unknown>;
  machine: Pick<Machine<State, 'remove'>, 'remove'>;
  stateOf: (row: Row) => State;
  /** What a row is worth, where its kind has an amount. */
  amountOf?: (row: Row) => number;
};

/** Deleting marked projects, of whatever kind: what is asked and said, and what the state table lets go (D-50, A-03). */
export const removal = <Row, State extends string>({
  act,
  machine,
  stateOf,
  amountOf,
}: Rules<Row, State>): BatchAction<Row> => ({
  label: '삭제',
  removes: true,
  noneMarked: 'project.remove.noneSelected',
  refusalOf: (row) => {
    const { from, refusal } = machine.remove;
    return from.includes(stateOf(row)) ? null : refusal(stateOf(row));
  },
  ...(amountOf ? { amountOf } : {}),
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
