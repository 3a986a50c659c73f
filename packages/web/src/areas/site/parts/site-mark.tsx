import { type SiteState, siteStateLabel } from '@portal/contract/areas/site/site-days';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from './site-day.module.css';

const ICONS: Readonly<Record<SiteState, IconName>> = {
  missing: 'alert',
  expected: 'calendar',
  arrived: 'helmet',
  left: 'stop',
};

/** The state of a site as mark and word. */
export const SiteMark = ({ state }: { state: SiteState }) => (
  <span className={css['mark']} data-site={state}>
    <Icon name={ICONS[state]} />
    {siteStateLabel(state)}
  </span>
);
