import { seoulTime } from '@portal/contract/core/dates';
import { WordsLink } from '#kit/page/button-link.tsx';
import { paths } from '#lib/paths.ts';
import { Notice } from '#ui/surface/notice.tsx';
import type { UnsentPart } from './unsent-report.ts';

/** '기기에 저장됨 16:40' */
export const unsentSince = ({ entry }: UnsentPart<unknown>): string =>
  `기기에 저장됨 ${seoulTime(new Date(entry.madeAt)).slice(11, 16)}`;

/** Why something of a report is still on this device, with the way to all that is. */
export const UnsentNotice = ({ unsent: { entry, isRefused }, text }: { unsent: UnsentPart<unknown>; text: string }) => (
  <Notice
    icon={isRefused ? 'alert' : 'upload'}
    kind={isRefused ? 'warn' : undefined}
    tone={isRefused ? undefined : 'soft'}
    role="status"
  >
    {isRefused ? `보내지 못했습니다. ${entry.lastError}` : text}{' '}
    <WordsLink to={paths.siteQueue} whole>
      미전송 보기
    </WordsLink>
  </Notice>
);
