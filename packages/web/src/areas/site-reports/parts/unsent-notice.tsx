import { seoulTime } from '@portal/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './report.module.css';
import type { UnsentPart } from './unsent-report.ts';

/** '기기에 저장됨 16:40' */
export const unsentSince = ({ entry }: UnsentPart<unknown>): string =>
  `기기에 저장됨 ${seoulTime(new Date(entry.madeAt)).slice(11, 16)}`;

/** Why something of a report is still on this device, with the way to all that is. */
export const UnsentNotice = ({ unsent: { entry, isRefused }, text }: { unsent: UnsentPart<unknown>; text: string }) => (
  <p className={css['notice']} data-state={isRefused ? 'R' : undefined} role="status">
    <Icon name={isRefused ? 'alert' : 'upload'} />
    <span>
      {isRefused ? `보내지 못했습니다. ${entry.lastError}` : text}{' '}
      <Link to={paths.siteQueue} className={css['queue']}>
        미전송 보기
      </Link>
    </span>
  </p>
);
