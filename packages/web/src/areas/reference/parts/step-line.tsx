import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './setup-steps.module.css';

export type Step = { label: string; to: string; note: ReactNode };

type LineProps = { step: Step; number: number; isDone: boolean; isNext: boolean };

/** The next step stands out. */
const NEXT = { 'aria-current': 'step', padX: 12, ground: 'accent-soft', round: 'lg' } as const;

/** The number of a step, or that it is done. */
const Mark = ({ number, isDone }: { number: number; isDone: boolean }) => (
  <Row
    as="span"
    className={css['mark']}
    justify="center"
    size={12}
    weight="semibold"
    round="full"
    tone={isDone ? 'good' : 'accent'}
    ground={isDone ? 'good-soft' : undefined}
  >
    {isDone ? <Icon name="check" size={14} /> : number}
  </Row>
);

/** One step. The next one has the button; those behind it are links. */
export function StepLine({ step: { label, to, note }, number, isDone, isNext }: LineProps) {
  return (
    <Grid
      as="li"
      columns={3}
      className={css['step']}
      gap={12}
      padY={12}
      align="center"
      line="above"
      {...(isNext ? NEXT : {})}
      tone={isDone ? 'soft' : undefined}
    >
      <Mark {...{ number, isDone }} />
      {isDone ? (
        <span>
          {label}{' '}
          <Text as="small" padX={4} size={12} tone="good">
            마침
          </Text>
        </span>
      ) : (
        <Text as="div" weight="semibold">
          {isNext ? <strong>{label}</strong> : <Link to={to}>{label}</Link>}
          <Note weight="regular">{note}</Note>
        </Text>
      )}
      {isNext && (
        <Text as={Link} to={to} className={css['go']} size={13} weight="semibold" round="md" whole>
          {label}
        </Text>
      )}
    </Grid>
  );
}
