import type { SiteLog } from '@portal/contract/areas/site-logs/calls';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { Fold } from '#ui/layout/fold.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import css from './log.module.css';
import { LogText } from './log-text.tsx';

type Props = { log: SiteLog; photos: readonly FormPhoto[] };

/** The log of a day, with what it said before each correction. */
export const LogWithFormer = ({ log, photos }: Props) => (
  <>
    <LogText log={log} photos={photos} isCorrection={log.former.length > 0} />
    {log.former.length > 0 && (
      <Fold head={<span>이전 내용 {log.former.length}개</span>}>
        <Stack className={css['former']} gap={16} tone="soft">
          {log.former.map((former, index) => (
            <LogText
              key={former.writtenDtm}
              log={former}
              photos={photos}
              isCorrection={index < log.former.length - 1}
            />
          ))}
        </Stack>
      </Fold>
    )}
  </>
);
