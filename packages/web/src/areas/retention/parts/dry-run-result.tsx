import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import { withSeparators } from '@portal/contract/core/formats';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { SmallPanel } from '#ui/surface/small-panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { Moment } from '#ui/text/values.tsx';
import { dryRun } from '../api.ts';

/** What the period would blank now: the number of records, their time span and first keys, but no contents. */
export function DryRunResult({ kind, months }: { kind: RetentionKind; months: number }) {
  const { data, isError, refetch } = useQuery(dryRun(kind, months));
  if (isError) return <LoadError onRetry={() => refetch()} />;
  if (!data) return <Loading />;
  const { beforeDtm, count, firstDtm, lastDtm, sample } = data;
  return (
    <SmallPanel as="section" kind="warn" aria-label="미리 보기" aria-live="polite">
      <Text as="strong" weight="semibold">
        {months}개월이면 지금 {withSeparators(count)}건을 지웁니다.
      </Text>
      <Text tone="soft">
        <Moment at={beforeDtm} /> 전에 끝난 것
        {count > 0 && (
          <>
            : <Moment at={firstDtm} /> ~ <Moment at={lastDtm} />
          </>
        )}
      </Text>
      {sample.length > 0 && (
        <Text tone="soft">
          번호: {sample.join(', ')}
          {count > sample.length && ' …'}
        </Text>
      )}
    </SmallPanel>
  );
}
