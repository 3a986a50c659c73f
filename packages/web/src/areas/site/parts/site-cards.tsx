import { withWeekday } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { LinkRow } from '#kit/page/link-row.tsx';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import { MaterialState, PlanState } from './material-state.tsx';
import { AskNote, CallCrew, ClockNotes } from './site-line.tsx';
import type { StatedSite } from './site-list.ts';
import { logMark } from './site-log-mark.ts';
import { SiteMark } from './site-mark.tsx';
import type { SitesProps } from './site-table.tsx';
import css from './sites.module.css';

/** When the crew came and went, as a card says it. */
function timesText({ state, day, arrivedDtm, leftDtm }: StatedSite, now: string): string {
  if (state === 'left') return `${arrivedDtm.slice(11, 16)} ~ ${leftDtm.slice(11, 16)}`;
  if (state === 'arrived') return `${arrivedDtm.slice(11, 16)} 도착`;
  return state === 'missing' && day === now.slice(0, 10) ? '10:00 지남' : '';
}

/** When the crew came and went, in red while it is missing. */
const Times = ({ site, now }: { site: StatedSite; now: string }) => {
  const isMissing = site.state === 'missing';
  return (
    <Text as="span" tone={isMissing ? 'bad' : 'soft'} weight={isMissing ? 'semibold' : 'regular'}>
      {timesText(site, now)}
    </Text>
  );
};

/** Whether the log of the day is there. */
function LogState({ site }: { site: StatedSite }) {
  const { text, tone } = logMark(site);
  return (
    text !== '' && (
      <Text as="span" tone={tone === 'missing' ? 'warn' : 'soft'}>
        · 일보 {text}
      </Text>
    )
  );
}

const Card = ({ site, children }: { site: StatedSite; children: ReactNode }) => (
  <Row as="li" gap={12} padY={8}>
    <Stack fill>
      <Row as="p" gap={8} wraps>
        {children}
      </Row>
      <LinkRow className={css['name'] ?? ''} size={16} weight="semibold" to={paths.projectView(site.projectId)}>
        {site.projectName}
      </LinkRow>
      <Text tone="soft">
        {site.companyName}
        {site.headcount > 0 && ` · ${site.headcount}명`}
        {site.photoCount > 0 && ` · 사진 ${site.photoCount}`}
      </Text>
      <AskNote site={site} />
      <Row gap={8} wraps>
        <ClockNotes site={site} />
      </Row>
    </Stack>
    <CallCrew site={site} />
  </Row>
);

/** The sites of a day as cards for a phone, and those of the next day below. */
export function SiteCards({ sites, next, nextTitle, nextDay, now }: SitesProps) {
  return (
    <>
      <Lines>
        {sites.map((site) => (
          <Card key={site.projectId} site={site}>
            <SiteMark state={site.state} /> <Times site={site} now={now} />
            <LogState site={site} />
          </Card>
        ))}
      </Lines>
      {next.length > 0 && (
        <>
          <Text as="h2" size={13} weight="semibold" ground="surface-2" padY={8} padX={8}>
            {nextTitle} {withWeekday(nextDay)}{' '}
            <Text as="span" tone="soft" weight="regular">
              {next.length}곳
            </Text>
          </Text>
          <Lines>
            {next.map((site) => (
              <Card key={site.projectId} site={site}>
                <PlanState site={site} /> <MaterialState site={site} />
              </Card>
            ))}
          </Lines>
        </>
      )}
    </>
  );
}
