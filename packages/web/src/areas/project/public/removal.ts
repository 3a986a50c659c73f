import type { Machine } from '@portal/contract/core/machine';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { DELETE_MEMO } from '#kit/list/delete-memo.ts';

type Rules<Row, State extends string> = {
  act: BatchAction<Row>['act'];
  machine: Pick<Machine<State, 'remove'>, 'remove'>;
  stateOf: (row: Row) => State;
  /** The amount of a row, for project types that have one. */
  amountOf?: (row: Row) => number;
};

/**
 * The batch action that deletes the selected projects of either type, as far as the state machine allows (D-50, A-03).
 */
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
  memo: DELETE_MEMO,
  done: 'project.remove.done',
  summary: { title: '삭제 결과', text: 'project.remove.summary' },
  act,
});

/** The key and the name of a project row in a list. */
export const projectRow = {
  keyOf: ({ id }: { id: number }): number => id,
  nameOf: ({ projectName }: { projectName: string }): string => projectName,
} as const;
