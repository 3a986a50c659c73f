import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useState } from 'react';
import { Sheet } from '#ui/layers/sheet.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReadersPanel } from './readers-panel.tsx';
import { useReadCounts } from './use-readers.ts';

/** On a phone: how many have read the notice, and who they are in a sheet. */
export function ReadersLine({ board, notice }: { board: NoticeBoard; notice: NoticeInfo }) {
  const [opened, setOpened] = useState(false);
  const { counts } = useReadCounts(board, notice);
  return (
    <>
      <PressRow
        gap={8}
        padY={16}
        line="ends"
        size={15}
        weight="medium"
        data-print="off"
        onClick={() => setOpened(true)}
      >
        <Icon name="people" />
        <span>열람 현황</span>
        <Text as="small" size={14} weight="regular" tone="soft" toEnd>
          {counts.read} / {counts.total}명
        </Text>
        <Icon name="next" />
      </PressRow>
      <Sheet title="열람 현황" opened={opened} onClose={() => setOpened(false)}>
        <ReadersPanel board={board} notice={notice} titled />
      </Sheet>
    </>
  );
}
