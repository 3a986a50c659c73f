import type { ReactNode } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './line-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  name: ReactNode;
  /** Link of the card. */
  to?: string | undefined;
  /** Called when the card is pressed, for a row that opens in a sheet. */
  onOpen?: (() => void) | undefined;
  /** The line above the name, and its right end. */
  above: ReactNode;
  aboveEnd: ReactNode;
  /** The line below the name, and its right end. */
  below: ReactNode;
  belowEnd?: ReactNode;
};

/** The name opens the row. Its target is the whole card. */
function Name({ name, to, onOpen }: Pick<Props, 'name' | 'to' | 'onOpen'>) {
  if (to !== undefined) return <RowLink to={to}>{name}</RowLink>;
  if (onOpen === undefined) return <strong>{name}</strong>;
  return (
    <Press cut onClick={onOpen}>
      {name}
    </Press>
  );
}

/** A line of the card, and what stands at its end. */
const Line = ({ end, children }: { end: ReactNode; children: ReactNode }) => (
  <Row as="span" gap={8} align="start" tone="soft" className={css['line']}>
    <Text as="span" cut fill>
      {children}
    </Text>
    <Text as="span" firm whole className={css['end']}>
      {end}
    </Text>
  </Row>
);

/** A row on a phone in three lines: what it is, its name, and what belongs to it. With a name alone it is one line. */
export const LineCard = ({ name, to, onOpen, above, aboveEnd, below, belowEnd }: Props) => (
  <div className={css['card']} data-short={(!above && !below && !belowEnd) || undefined}>
    <Line end={aboveEnd}>{above}</Line>
    <Text as="span" size={16} weight="semibold" tone="text" cut className={css['name']}>
      <Name {...{ name, to, onOpen }} />
    </Text>
    <Line end={belowEnd}>{below}</Line>
  </div>
);
