import { type ReportState, reportStateLabel } from '@portal/contract/areas/site-reports/status';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';

const ICONS: Readonly<Record<ReportState, IconName>> = { D: 'pen', S: 'pen', A: 'check', R: 'repeat' };

const KINDS = { D: undefined, S: 'accent', A: 'good', R: 'warn' } as const satisfies Record<ReportState, unknown>;

/** The state of a version, always as glyph and word. */
export const ReportStateMark = ({ state }: { state: ReportState }) => (
  <Chip kind={KINDS[state]} size={13} weight="semibold" padY={4} padX={8}>
    <Icon name={ICONS[state]} size={16} />
    {reportStateLabel(state)}
  </Chip>
);
