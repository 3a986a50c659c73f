import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import { withSeparators } from '@portal/contract/core/formats';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Faint, Moment } from '#ui/text/values.tsx';
import { runs } from '../api.ts';
import css from './retention.module.css';

/** The past blankings of a kind, newest first. */
export function RunList({ kind }: { kind: RetentionKind }) {
  const { data, isError, refetch } = useQuery(runs(kind));
  return (
    <section className={css['runs']} aria-label="지운 기록">
      <h3>지운 기록</h3>
      {isError && <LoadError onRetry={() => refetch()} />}
      {!data && !isError && <Loading />}
      {data?.length === 0 && <Faint text="아직 지운 것이 없습니다." />}
      <ul>
        {data?.map(({ id, runDtm, months, count, firstKey, lastKey }) => (
          <li key={id}>
            <Moment at={runDtm} />
            <span>
              {withSeparators(count)}건 ({months}개월)
            </span>
            <small>{firstKey === lastKey ? firstKey : `${firstKey} ~ ${lastKey}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
