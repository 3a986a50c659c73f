import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { choosesScope, defaultScope, linesOf } from '@portal/contract/areas/today/lines';
import { withWeekday } from '@portal/contract/core/dates';
import { useState } from 'react';
import { today } from '../../../lib/days.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Segments } from '../../../ui/segments.tsx';
import { LoadError, Loading } from '../../../ui/states.tsx';
import { useTodayWork } from '../api.ts';
import css from '../parts/today.module.css';
import { TodayLine } from '../parts/today-line.tsx';

const SCOPES = [
  { value: 'mine', label: '내 일' },
  { value: 'team', label: '우리 팀' },
] as const;

/** '오늘 할 일': what waits for the viewer by his role, each line with its count and its list. */
export function TodaySection() {
  const actor = useActor();
  const [scope, setScope] = useState<TodoScope>(defaultScope(actor));
  const work = useTodayWork(scope);
  return (
    <section aria-labelledby="today">
      <div className={css['head']}>
        <h1 id="today">오늘 할 일</h1>
        <p>{withWeekday(today())}</p>
        {choosesScope(actor) && <Segments label="누구의 일" value={scope} options={SCOPES} onChange={setScope} />}
      </div>
      {work.isError && <LoadError onRetry={() => work.refetch()} />}
      {work.isPending && <Loading />}
      <ul className={css['lines']} aria-busy={work.isPlaceholderData}>
        {work.data?.map((line) => (
          <TodayLine key={line.line} work={line} scope={scope} />
        ))}
      </ul>
    </section>
  );
}

/** Whether anything can wait for the viewer at all; staff who neither sell, lead nor manage have no such section. */
export const useHasToday = (): boolean => linesOf(useActor()).length > 0;
