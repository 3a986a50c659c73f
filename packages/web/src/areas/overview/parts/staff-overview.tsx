import { OWNER_LABELS } from '@portal/contract/areas/outsourced-projects/figure-rules';
import { Figure, PROJECT_OWNERS, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { withWeekday } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '#lib/days.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { TitleLine } from '#ui/text/title-line.tsx';
import { staffOverview } from '../api.ts';
import { AreasSection } from './areas-section.tsx';
import { AttentionList } from './attention-list.tsx';
import { CompaniesSection } from './companies-section.tsx';
import { MonthsSection } from './months-section.tsx';
import css from './overview.module.css';
import { StatesStrip } from './states-strip.tsx';
import { storedOwner } from './stored-owner.ts';

const OWNERS = [...PROJECT_OWNERS].reverse().map((value) => ({ value, label: OWNER_LABELS[value] }));
const NOTHING = { count: 0, amount: '0' };

/** The overview of staff: states, work to look at, months, regions and companies (D-317). */
export function StaffOverview() {
  const [owner, setOwner] = useState(storedOwner.read);
  const overview = useQuery(staffOverview(owner));
  const choose = (chosen: ProjectOwner) => {
    storedOwner.store(chosen);
    setOwner(chosen);
  };
  const { data } = overview;
  return (
    <>
      <TitleLine
        title="한눈에 보기"
        note={`외주 프로젝트 · ${withWeekday(today())}`}
        side={<Segments label="누구의 프로젝트" value={owner} options={OWNERS} onChange={choose} />}
        data-page-title
      />
      {overview.isError && <LoadError onRetry={() => overview.refetch()} />}
      {overview.isPending && <Loading />}
      {data && (
        <div aria-busy={overview.isPlaceholderData}>
          <StatesStrip statuses={data.statuses} owner={owner} />
          <div className={css['columns']}>
            <div>
              <AttentionList attention={data.attention} owner={owner} />
            </div>
            <div>
              <MonthsSection
                months={data.months}
                unsettled={data.attention.find(({ figure }) => figure === Figure.Unsettled) ?? NOTHING}
                owner={owner}
              />
            </div>
          </div>
          <div className={css['columns']}>
            <div>
              <AreasSection areas={data.areas} owner={owner} />
            </div>
            <div>
              <CompaniesSection companies={data.companies} owner={owner} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
