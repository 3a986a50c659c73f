import { materialStateLabel } from '@portal/contract/areas/site/visits';
import { withWeekday } from '@portal/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { PhoneLink } from '#ui/text/values.tsx';
import day from './site-day.module.css';
import { AskNote, ClockNotes, SiteHours, SiteLine } from './site-line.tsx';
import type { StatedSite } from './site-list.ts';
import { logMark } from './site-log-mark.ts';
import { SiteMark } from './site-mark.tsx';
import css from './site-table.module.css';

export type SitesProps = {
  sites: readonly StatedSite[];
  /** The sites of the next day, '' for none. */
  next: readonly StatedSite[];
  nextTitle: string;
  nextDay: string;
  now: string;
};

/** Whether something is still missing for a site of tomorrow. */
export const needsCheck = ({ materials }: StatedSite): boolean => materials === 'sent' || materials === 'unsent';

const Crew = ({ site }: { site: StatedSite }) => (
  <>
    {site.companyName} {site.headcount > 0 && <small>{site.headcount}명</small>}
  </>
);

const Ends = ({ site }: { site: StatedSite }) => (
  <>
    <td>{site.pmNames.join(', ')}</td>
    <td className={css['phone']}>
      <PhoneLink name={site.contactName} phone={site.contactPhone} />
    </td>
  </>
);

const Name = ({ site }: { site: StatedSite }) => (
  <td>
    <Link to={paths.projectView(site.projectId)}>{site.projectName}</Link> <ClockNotes site={site} />{' '}
    <AskNote site={site} />
  </td>
);

/** The sites of a day as a table, and those of the next day below. */
export function SiteTable({ sites, next, nextTitle, nextDay, now }: SitesProps) {
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">상태</th>
          <th scope="col">프로젝트</th>
          <th scope="col">업체</th>
          <th scope="col" className={css['hoursHead']} aria-label="도착과 종료, 6시부터 20시까지">
            <SiteHours />
          </th>
          <th scope="col" className={css['photos']}>
            사진
          </th>
          <th scope="col">작업일보</th>
          <th scope="col">담당자(PM)</th>
          <th scope="col" className={css['phone']}>
            현장
          </th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <tr key={site.projectId}>
            <td>
              <SiteMark state={site.state} />
            </td>
            <Name site={site} />
            <td>
              <Crew site={site} />
            </td>
            <td>
              <SiteLine site={site} now={now} />
            </td>
            <td className={css['photos']}>{site.photoCount > 0 ? site.photoCount : <small>0</small>}</td>
            <td data-log={logMark(site).tone}>{logMark(site).text}</td>
            <Ends site={site} />
          </tr>
        ))}
      </tbody>
      {next.length > 0 && (
        <tbody>
          <tr>
            <th colSpan={8} scope="colgroup" className={day['group']}>
              {nextTitle} {withWeekday(nextDay)} <small>{next.length}곳</small>
            </th>
          </tr>
          {next.map((site) => (
            <tr key={site.projectId}>
              <td>{needsCheck(site) ? <span className={day['check']}>자재 미수령</span> : <small>시작 전</small>}</td>
              <Name site={site} />
              <td>
                <Crew site={site} />
              </td>
              <td className={day['materials']} data-materials={site.materials}>
                {materialStateLabel(site.materials)}
              </td>
              <td />
              <td />
              <Ends site={site} />
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
