import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import { withSeparators } from '@portal/contract/core/formats';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint, Moment } from '#ui/text/values.tsx';
import { runs } from '../api.ts';

/** The past blankings of a kind, newest first. */
export function RunList({ kind }: { kind: RetentionKind }) {
  const { data, isError, refetch } = useQuery(runs(kind));
  return (
    <Stack as="section" gap={8} aria-label="지운 기록">
      <Text as="h3" size={14} weight="semibold">
        지운 기록
      </Text>
      {isError && <LoadError onRetry={() => refetch()} />}
      {!data && !isError && <Loading />}
      {data?.length === 0 && <Faint text="아직 지운 것이 없습니다." />}
      <Lines size={13}>
        {data?.map(({ id, runDtm, months, count, firstKey, lastKey }) => (
          <Grid key={id} as="li" columns="last" gap={12} padY={8}>
            <Moment at={runDtm} />
            <Stack as="span">
              {withSeparators(count)}건 ({months}개월)
              <Text as="small" size={12} tone="soft">
                {firstKey === lastKey ? firstKey : `${firstKey} ~ ${lastKey}`}
              </Text>
            </Stack>
          </Grid>
        ))}
      </Lines>
    </Stack>
  );
}
