import type { ReactNode } from 'react';
import css from '#kit/list/filters.module.css';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Won } from '#ui/text/money.tsx';
import { Text } from '#ui/text/text.tsx';
import { type BatchAction, splitMarked, type Unit } from './run-batch.ts';

type Props<Row> = {
  marked: readonly Row[];
  action: BatchAction<Row> | undefined;
  nameOf: (row: Row) => string;
  unit?: Unit | undefined;
  onClear: () => void;
  /** The buttons of the actions. */
  children: ReactNode;
};

const Fact = ({ children }: { children: ReactNode }) => (
  <Text as="b" weight="semibold" whole>
    {children}
  </Text>
);

const Names = ({ title, children }: { title: string; children: ReactNode }) => (
  <Text as="i" title={title} tone="soft" cut>
    {children}
  </Text>
);

/**
 * Shown instead of the filters while rows are selected: how many, how many the action applies to, and why not the rest.
 */
export function SelectionBar<Row>({ marked, action, nameOf, unit = '건', onClear, children }: Props<Row>) {
  const { allowed, skipped, reasons, sum, companies } = action
    ? splitMarked(marked, action)
    : { allowed: marked, skipped: [], reasons: [], sum: undefined, companies: [] };
  const names = companies.map(({ name }) => name).join(', ');
  return (
    <Row
      gap={12}
      padX={8}
      padY={4}
      size={13}
      tone="accent"
      ground="accent-soft"
      round="md"
      className={css['selection']}
      data-print="off"
    >
      <Row as="span" gap={12} firm role="status" aria-label="선택">
        <Fact>
          {marked.length}
          {unit} 선택
        </Fact>
        {action?.refusalOf && (
          <Fact>
            {action.label} 가능 {allowed.length}
            {unit}
          </Fact>
        )}
        {action?.companyOf && sum !== undefined && (
          <Fact>
            <Won amount={sum} />
          </Fact>
        )}
        {names !== '' && <Names title={names}>{names}</Names>}
      </Row>
      <Press kind="quiet" padX={4} weight="semibold" tone="link" onClick={onClear}>
        해제
      </Press>
      {skipped.length > 0 && (
        <Names title={skipped.map(({ row }) => nameOf(row)).join('\n')}>
          {reasons.join(' ')} {skipped.map(({ row }) => nameOf(row)).join(', ')}
        </Names>
      )}
      <Row gap={8} firm toEnd>
        {children}
      </Row>
    </Row>
  );
}
