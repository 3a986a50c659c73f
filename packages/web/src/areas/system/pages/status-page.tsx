import type { SystemLine, SystemStatus } from '@portal/contract/areas/system/calls';
import { useQuery } from '@tanstack/react-query';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import { Moment } from '#ui/text/values.tsx';
import { systemStatus } from '../api.ts';
import { StatusLines } from '../parts/status-lines.tsx';

const TITLE = '시스템 상태';

const countOf = (lines: readonly SystemLine[], level: SystemLine['level']): number =>
  lines.filter((line) => line.level === level).length;

const Found = ({ status: { checkedDtm, lines } }: { status: SystemStatus }) => (
  <Stack gap={8}>
    <Note>
      <Moment at={checkedDtm} /> 확인: 정상 {countOf(lines, 'fine')}, 주의 {countOf(lines, 'warn')}, 중지{' '}
      {countOf(lines, 'stop')}
    </Note>
    <StatusLines lines={lines} />
  </Stack>
);

function Status() {
  const { data, isError, isPending, refetch } = useQuery(systemStatus);
  return (
    <>
      <PageTitle title={TITLE}>
        <BusyButton variant="default" size="sm" onClick={() => refetch()}>
          다시 확인
        </BusyButton>
      </PageTitle>
      {isError && <LoadError onRetry={() => refetch()} />}
      {isPending && <Loading />}
      {data && <Found status={data} />}
    </>
  );
}

/** /reference/system: what the portal stands on, and what to do about it (D-371). */
export const StatusPage = () => (
  <ManagerPage title={TITLE}>
    <Status />
  </ManagerPage>
);
