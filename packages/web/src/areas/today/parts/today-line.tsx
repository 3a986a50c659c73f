import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { LINE_RULES } from '@portal/contract/areas/today/lines';
import { Link } from '@tanstack/react-router';
import { today } from '#lib/days.ts';
import { useActor } from '#lib/use-actor.ts';
import { Row } from '#ui/layout/row.tsx';
import { Won } from '#ui/text/money.tsx';
import { lineLabel, lineTarget, workNames } from './line-target.ts';
import { WorkLine } from './work-line.tsx';

type Props = { work: TodayWork; scope: TodoScope };

const MONTHS_SHOWN = 3;

/** The newest months of amounts to settle, each with a link to its list. The list leads to the others. */
function Months({ work, scope }: Props) {
  const actor = useActor();
  const others = work.months.length - MONTHS_SHOWN;
  return (
    <Row as="span" wraps gap={16}>
      {work.months.slice(0, MONTHS_SHOWN).map(({ yearMonth, count, amount }) => (
        <Link key={yearMonth} {...lineTarget(actor, work, scope, yearMonth)}>
          {yearMonth} · {count}건 · <Won amount={amount} />
        </Link>
      ))}
      {others > 0 && `외 ${others}개월`}
    </Row>
  );
}

/** One line of '오늘 할 일' for the user, in its words. */
export function TodayLine({ work, scope }: Props) {
  const actor = useActor();
  const label = lineLabel(actor, work, today());
  const { action } = LINE_RULES[work.line];
  const hasMonths = work.months.length > 0;
  return (
    <WorkLine
      count={work.count}
      unit="건"
      label={label}
      target={lineTarget(actor, work, scope)}
      action={action}
      actionLabel={`${label} ${action}`}
      whole={hasMonths}
    >
      {hasMonths ? <Months work={work} scope={scope} /> : workNames(work)}
    </WorkLine>
  );
}
