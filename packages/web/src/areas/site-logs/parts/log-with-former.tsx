import type { SiteLog } from '@portal/contract/areas/site-logs/calls';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import css from './day-records.module.css';
import { LogText } from './log-text.tsx';

type Props = { log: SiteLog; photos: readonly FormPhoto[] };

/** The log of a day, with what it said before each correction. */
export const LogWithFormer = ({ log, photos }: Props) => (
  <>
    <LogText log={log} photos={photos} isCorrection={log.former.length > 0} />
    {log.former.length > 0 && (
      <details className={css['former']}>
        <summary>이전 내용 {log.former.length}개</summary>
        {log.former.map((former, index) => (
          <div key={former.writtenDtm}>
            <LogText log={former} photos={photos} isCorrection={index < log.former.length - 1} />
          </div>
        ))}
      </details>
    )}
  </>
);
