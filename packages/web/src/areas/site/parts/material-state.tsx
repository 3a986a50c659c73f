import { materialStateLabel } from '@portal/contract/areas/site/visits';
import type { Look } from '#ui/layout/look.ts';
import { Chip } from '#ui/marks/chip.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StatedSite } from './site-list.ts';

type Props = { site: StatedSite };

const TONES: Readonly<Record<StatedSite['materials'], Look['tone']>> = {
  sent: 'warn',
  unsent: 'warn',
  received: 'good',
  none: 'faint',
};

/** How far the materials of a site are. */
export const MaterialState = ({ site: { materials } }: Props) => (
  <Text as="span" tone={TONES[materials]}>
    {materialStateLabel(materials)}
  </Text>
);

/** Whether something is still missing for a site of tomorrow. */
export const PlanState = ({ site: { materials } }: Props) =>
  materials === 'sent' || materials === 'unsent' ? (
    <Chip kind="warn" size={13} weight="semibold">
      자재 미수령
    </Chip>
  ) : (
    <Text as="span" tone="soft">
      시작 전
    </Text>
  );
