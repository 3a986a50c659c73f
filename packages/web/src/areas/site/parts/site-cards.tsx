import { materialStateLabel } from '@portal/contract/areas/site/visits';
import { withWeekday } from '@portal/contract/core/dates';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import css from './site-day.module.css';
import { AskNote, CallCrew, ClockNotes } from './site-line.tsx';
import type { StatedSite } from './site-list.ts';
import { logMark } from './site-log-mark.ts';
import { SiteMark } from './site-mark.tsx';
import { needsCheck, type SitesProps } from './site-table.tsx';

/** When the crew came and went, as a card says it. */
function timesText({ state, day, arrivedDtm, leftDtm }: StatedSite, now: string): string {
  if (state === 'left') return `${arrivedDtm.slice(11, 16)} ~ ${leftDtm.slice(11, 16)}`;
  if (state === 'arrived') return `${arrivedDtm.slice(11, 16)} 도착`;
  return state === 'missing' && day === now.slice(0, 10) ? '10:00 지남' : '';
}

const Card = ({ site, children }: { site: StatedSite; children: ReactNode }) => (
  <li data-site={site.state}>
    <div>
      <p className={css['top']}>{children}</p>
      <Link to={paths.projectView(site.projectId)}>{site.projectName}</Link>
      <p>
        {site.companyName}
        {site.headcount > 0 && ` · ${site.headcount}명`}
        {site.photoCount > 0 && ` · 사진 ${site.photoCount}`}
      </p>
      <AskNote site={site} />
      <ClockNotes site={site} />
    </div>
    <CallCrew site={site} />
  </li>
);

/** The sites of a day as cards for a phone, and those of the next day below. */
export function SiteCards({ sites, next, nextTitle, nextDay, now }: SitesProps) {
  return (
    <>
      <ul className={css['cards']}>
        {sites.map((site) => (
          <Card key={site.projectId} site={site}>
            <SiteMark state={site.state} />{' '}
            <span data-late={site.state === 'missing' || undefined}>{timesText(site, now)}</span>
            {logMark(site).text !== '' && <span data-log={logMark(site).tone}> · 일보 {logMark(site).text}</span>}
          </Card>
        ))}
      </ul>
      {next.length > 0 && (
        <>
          <h2 className={css['group']}>
            {nextTitle} {withWeekday(nextDay)} <small>{next.length}곳</small>
          </h2>
          <ul className={css['cards']}>
            {next.map((site) => (
              <Card key={site.projectId} site={site}>
                {needsCheck(site) ? <span className={css['check']}>자재 미수령</span> : '시작 전'}{' '}
                <span className={css['materials']} data-materials={site.materials}>
                  {materialStateLabel(site.materials)}
                </span>
              </Card>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
