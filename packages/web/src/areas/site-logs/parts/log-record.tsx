import type { LogPage, SiteLog } from '@portal/contract/areas/site-logs/calls';
import { useState } from 'react';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { ActionBar } from '#kit/form/action-bar.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { CorrectionSheet } from './correction-sheet.tsx';
import { LogWithFormer } from './log-with-former.tsx';

type Props = {
  place: EntryPlace;
  page: LogPage;
  day: string;
  log: SiteLog | undefined;
  photos: readonly FormPhoto[];
  mayWrite: boolean;
  reload: () => Promise<unknown>;
};

/** A log after its time: what it says, and '정정'. */
export function LogRecord({ place, page, day, log, photos, mayWrite, reload }: Props) {
  const [opened, setOpened] = useState(false);
  if (!log) return <Text tone="soft">이 날의 작업일보가 없습니다.</Text>;
  return (
    <>
      <LogWithFormer log={log} photos={photos} />
      {mayWrite && (
        <>
          <ActionBar>
            <BusyButton needsServer={false} onClick={() => setOpened(true)}>
              일보 정정
            </BusyButton>
          </ActionBar>
          <CorrectionSheet
            key={log.version}
            {...{ place, page, day, log, photos, reload, opened }}
            onClose={() => setOpened(false)}
          />
        </>
      )}
    </>
  );
}
