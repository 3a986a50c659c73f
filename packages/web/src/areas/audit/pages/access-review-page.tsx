import type { AccessReview } from '@portal/contract/areas/audit/shapes';
import { addDays } from '@portal/contract/core/dates';
import { withSeparators } from '@portal/contract/core/formats';
import { monthRange } from '@portal/contract/core/months';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { MonthNavigator } from '#areas/settlement/public/month-navigator.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PageTitle } from '#ui/text/headings.tsx';
import { reviewQuery } from '../api.ts';
import { FindingTable } from '../parts/finding-table.tsx';
import { ReviewLines } from '../parts/review-lines.tsx';
import { reviewMonth, reviewSearch } from '../search.ts';

const TITLE = '열람 점검';

/** The month in the address, and a function that opens another month. */
function useMonth() {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const month = reviewMonth(reviewSearch.read(query));
  const showMonth = (next: string) => void navigate({ to: reviewSearch.path, search: { month: next } });
  return { month, showMonth };
}

function Findings({ review }: { review: AccessReview }) {
  const { month, readerCnt, readingCnt, medianCnt } = review;
  const { from, before } = monthRange(month);
  const days = { from, to: addDays(before, -1) };
  return (
    <>
      <Row as="p" gap={24} size={13} tone="soft" wraps>
        <span>열람 {withSeparators(readingCnt)}건</span>
        <span>열람자 {withSeparators(readerCnt)}명</span>
        <span>1인당 열람 인원(중앙값) {withSeparators(medianCnt)}명</span>
      </Row>
      <FindingTable
        title="평소와 다른 시간"
        note="22시부터 7시까지, 주말과 공휴일"
        findings={review.oddTimes}
        narrowing={{ ...days, odd: 'Y' }}
      />
      <FindingTable
        title="많은 열람"
        note="100명 이상, 중앙값의 3배를 넘은 열람자"
        findings={review.manyReadings}
        narrowing={days}
      />
      <FindingTable
        title="처음 보는 주소"
        note="지난 12개월 동안 그 열람자가 쓰지 않은 주소"
        findings={review.newAddresses}
        narrowing={days}
      />
    </>
  );
}

function Review() {
  const { month, showMonth } = useMonth();
  const result = useQuery({ ...reviewQuery(month), placeholderData: keepPreviousData });
  return (
    <>
      <PageTitle title={TITLE}>
        <MonthNavigator label="점검하는 달" month={month} onChange={showMonth} />
      </PageTitle>
      {result.isError && <LoadError onRetry={() => result.refetch()} />}
      {result.isPending && <Loading />}
      {result.data && (
        <>
          <Findings review={result.data} />
          <ReviewLines review={result.data} reload={() => result.refetch()} />
        </>
      )}
    </>
  );
}

/** /reference/access-review: the unusual readings of a month, and who has reviewed them (D-163). */
export const AccessReviewPage = () => (
  <ManagerPage title={TITLE}>
    <Review />
  </ManagerPage>
);
