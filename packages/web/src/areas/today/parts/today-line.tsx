import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { LINE_RULES } from '@portal/contract/areas/today/lines';
import { Link } from '@tanstack/react-router';
import { today } from '#lib/days.ts';
import { useActor } from '#lib/use-actor.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Won } from '#ui/text/money.tsx';
import { labelOf, namesOf, targetOf } from './line-target.ts';
import css from './today.module.css';

type Props = { work: TodayWork; scope: TodoScope };

const MONTHS_SHOWN = 3;

/** The newest months of amounts to settle, each with a link to its list. The list leads to the others. */
function Months({ work, scope }: Props) {
  const actor = useActor();
  const others = work.months.length - MONTHS_SHOWN;
  return (
    <>
      {work.months.slice(0, MONTHS_SHOWN).map(({ yearMonth, count, amount }) => (
        <Link key={yearMonth} {...targetOf(actor, work, scope, yearMonth)}>
          {yearMonth} · {count}건 · <Won amount={amount} />
        </Link>
      ))}
      {others > 0 && `외 ${others}개월`}
    </>
  );
}

/** One line of '오늘 할 일': count, label, examples and action. A line with zero is faint and has no link. */
export function TodayLine({ work, scope }: Props) {
  const actor = useActor();
  const label = labelOf(actor, work, today());
  const target = targetOf(actor, work, scope);
  if (work.count === 0) {
    return (
      <li data-none>
        <span className={css['count']}>0</span>
        <span className={css['label']}>{label}</span>
      </li>
    );
  }
  return (
    <li>
      <span className={css['count']}>
        {work.count}
        <small>건</small>
      </span>
      <Link className={css['label']} {...target}>
        {label}
      </Link>
      <span className={css['some']} data-months={work.months.length > 0 || undefined}>
        {work.months.length > 0 ? <Months work={work} scope={scope} /> : namesOf(work)}
      </span>
      <Link className={css['action']} aria-label={`${label} ${LINE_RULES[work.line].action}`} {...target}>
        {LINE_RULES[work.line].action}
        <Icon name="next" />
      </Link>
    </li>
  );
}
