import { type SiteState, siteStateLabel } from '@portal/contract/areas/site/site-days';
import type { Look } from '#ui/layout/look.ts';
import { Row } from '#ui/layout/row.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';

const ICONS: Readonly<Record<SiteState, IconName>> = {
  missing: 'alert',
  expected: 'calendar',
  arrived: 'helmet',
  left: 'stop',
};

const TONES: Readonly<Partial<Record<SiteState, Look['tone']>>> = { missing: 'bad', arrived: 'good' };

/** The state of a site as mark and word. */
export const SiteMark = ({ state }: { state: SiteState }) => (
  <Row as="span" gap={4} tone={TONES[state] ?? 'soft'} weight="semibold" whole>
    <Icon name={ICONS[state]} size={16} />
    {siteStateLabel(state)}
  </Row>
);
