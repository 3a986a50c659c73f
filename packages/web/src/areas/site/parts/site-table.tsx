import { withWeekday } from '@portal/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Text } from '#ui/text/text.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { MaterialState, PlanState } from './material-state.tsx';
import { AskNote, ClockNotes, SiteHours, SiteLine } from './site-line.tsx';
import type { StatedSite } from './site-list.ts';
import { logMark } from './site-log-mark.ts';
import { SiteMark } from './site-mark.tsx';
import css from './sites.module.css';

export type SitesProps = {
  sites: readonly StatedSite[];
  /** The sites of the next day, '' for none. */
  next: readonly StatedSite[];
  nextTitle: string;
  nextDay: string;
  now: string;
};

const Small = ({ children }: { children: string }) => (
  <Text as="span" tone="faint" whole>
    {children}
  </Text>
);

const Crew = ({ site }: { site: StatedSite }) => (
  <>
    {site.companyName} {site.headcount > 0 && <Small>{`${site.headcount}명`}</Small>}
  </>
);

const Ends = ({ site }: { site: StatedSite }) => (
  <>
    <td>{site.pmNames.join(', ')}</td>
    <td className={css['end']}>
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
          <th scope="col" className={css['end']}>
            사진
          </th>
          <th scope="col">작업일보</th>
          <th scope="col">담당자(PM)</th>
          <th scope="col" className={css['end']}>
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
            <td className={css['end']}>{site.photoCount > 0 ? site.photoCount : <Small>0</Small>}</td>
            <td>
              <Text as="span" tone={logMark(site).tone === 'missing' ? 'warn' : undefined}>
                {logMark(site).text}
              </Text>
            </td>
            <Ends site={site} />
          </tr>
        ))}
      </tbody>
      {next.length > 0 && (
        <tbody>
          <tr>
            <th colSpan={8} scope="colgroup" className={css['group']}>
              {nextTitle} {withWeekday(nextDay)} <Small>{`${next.length}곳`}</Small>
            </th>
          </tr>
          {next.map((site) => (
            <tr key={site.projectId}>
              <td>
                <PlanState site={site} />
              </td>
              <Name site={site} />
              <td>
                <Crew site={site} />
              </td>
              <td>
                <MaterialState site={site} />
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
