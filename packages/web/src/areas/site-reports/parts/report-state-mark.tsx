import { type ReportState, reportStateLabel } from '@portal/contract/areas/site-reports/status';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from './report-state-mark.module.css';

const ICONS: Readonly<Record<ReportState, IconName>> = { D: 'pen', S: 'pen', A: 'check', R: 'repeat' };

/** The state of a version, always as glyph and word. */
export const ReportStateMark = ({ state }: { state: ReportState }) => (
  <span className={css['state']} data-state={state}>
    <Icon name={ICONS[state]} />
    {reportStateLabel(state)}
  </span>
);
