import { messageText } from '@portal/contract/messages';
import { Icon } from '#ui/marks/icon.tsx';
import { Moment } from '#ui/text/values.tsx';
import css from './blanked-line.module.css';

/** The line at the top of a record whose retention period is over, with the time it was blanked. */
export const BlankedLine = ({ at }: { at: string }) => (
  <p className={css['line']}>
    <Icon name="alert" />
    <span>{messageText('retention.blanked')}</span>
    <Moment at={at} />
  </p>
);
