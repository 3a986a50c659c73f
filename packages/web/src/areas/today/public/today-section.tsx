import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { choosesScope, defaultScope } from '@portal/contract/areas/today/lines';
import { isPartner } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TodaySites } from '#areas/outsourced-projects/public/today-sites.tsx';
import { today } from '#lib/days.ts';
import { useActor } from '#lib/use-actor.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TitleLine } from '#ui/text/title-line.tsx';
import { lineTarget } from '../parts/line-target.ts';
import { MissingLine } from '../parts/missing-line.tsx';
import css from '../parts/today.module.css';
import { TodayLine } from '../parts/today-line.tsx';
import { todayWork } from './today-work.ts';

const SCOPES = [
  { value: 'mine', label: '내 일' },
  { value: 'team', label: '우리 팀' },
] as const;

/** '오늘 할 일': the work of the user's role, each line with its count and a link. A contractor's sites come first. */
export function TodaySection() {
  const actor = useActor();
  const [scope, setScope] = useState<TodoScope>(defaultScope(actor));
  // The old lines stay until the new ones are loaded.
  const work = useQuery({ ...todayWork(scope), placeholderData: keepPreviousData });
  const sites = isPartner(actor) && work.data?.find(({ line }) => line === 'startsToday');
  const missing = work.data?.find(({ line }) => line === 'startsToday')?.missingSites ?? 0;
  return (
    <>
      {sites && <TodaySites {...sites} target={lineTarget(actor, sites, scope)} />}
      <section aria-labelledby="today">
        <TitleLine
          id="today"
          title="오늘 할 일"
          note={withWeekday(today())}
          side={
            choosesScope(actor) && <Segments label="누구의 일" value={scope} options={SCOPES} onChange={setScope} />
          }
          short
        />
        {work.isError && <LoadError onRetry={() => work.refetch()} />}
        {work.isPending && <Loading />}
        {work.data?.length === 0 && (
          <Text size={13} tone="faint" padY={4}>
            오늘 할 일이 없습니다.
          </Text>
        )}
        <Stack as="ul" line="above" className={css['lines']} aria-busy={work.isPlaceholderData}>
          {missing > 0 && <MissingLine count={missing} scope={scope} />}
          {work.data?.map((line) => (
            <TodayLine key={line.line} work={line} scope={scope} />
          ))}
        </Stack>
      </section>
    </>
  );
}
