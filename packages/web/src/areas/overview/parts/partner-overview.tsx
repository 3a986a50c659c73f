import { withWeekday } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { TitleLine } from '#ui/text/title-line.tsx';
import { partnerOverview } from '../api.ts';
import { MonthsSection } from './months-section.tsx';

/** A contractor's overview: the year of the own company (D-318). */
export function PartnerOverview() {
  const overview = useQuery(partnerOverview);
  return (
    <>
      <TitleLine
        title="한눈에 보기"
        note={[overview.data?.companyName, withWeekday(today())].filter(Boolean).join(' · ')}
        data-page-title
      />
      {overview.isError && <LoadError onRetry={() => overview.refetch()} />}
      {overview.isPending && <Loading />}
      {overview.data && (
        <MonthsSection
          months={overview.data.months}
          unsettled={overview.data.unsettled}
          owner="all"
          list={paths.orderList}
        />
      )}
    </>
  );
}
