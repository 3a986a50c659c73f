import { type NoticeBoard, NoticeStage } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { Column, Scroll } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Bar } from '#ui/marks/bar.tsx';
import { Text } from '#ui/text/text.tsx';
import { End } from './end.tsx';
import type { ReadCounts } from './reader-blocks.ts';
import { ReaderList } from './reader-list.tsx';
import css from './readers.module.css';
import { type ShownReaders, useReaders } from './use-readers.ts';

type Props = {
  board: NoticeBoard;
  notice: NoticeInfo;
  /** The sheet around it already has the title. */
  titled?: boolean;
};

const PERCENT = 100;

function Meter({ counts: { read, total } }: { counts: ReadCounts }) {
  const percent = total === 0 ? 0 : Math.floor((read / total) * PERCENT);
  return (
    <Stack gap={8} padY={8}>
      <Row as="p" gap={4} align="baseline" tone="soft">
        <Text as="b" size={20} weight="semibold" tone="text">
          {read}
        </Text>{' '}
        / {total}명 읽음 <End>{percent}%</End>
      </Row>
      <Bar as="meter" min={0} max={Math.max(1, total)} value={read} aria-label="열람 현황">
        {percent}%
      </Bar>
    </Stack>
  );
}

/** Who has read a notice and who has not, with the reminder of those who have not (NOTICE-63, NOTICE-64). */
export function ReadersPanel({ board, notice, titled = false }: Props) {
  const readers = useReaders(board, notice);
  const { shown, setShown, counts, remind } = readers;
  return (
    <Column as="section" className={css['panel']} size={13} phoneSize={15} aria-label="열람 현황" data-print="off">
      <Row as="header" gap={8} padY={8} padX={16} justify="between" line={titled ? undefined : 'below'}>
        {!titled && (
          <Text as="h2" size={14} weight="semibold">
            열람 현황
          </Text>
        )}
        <Segments<ShownReaders>
          label="보기"
          value={shown}
          options={[
            { value: 'N', label: `안 읽음 ${counts.unread}` },
            { value: 'Y', label: `읽음 ${counts.read}` },
          ]}
          onChange={setShown}
        />
      </Row>
      <Scroll className={css['people']} padX={16} padY={16}>
        <Meter counts={counts} />
        <ReaderList board={board} readers={readers} />
      </Scroll>
      {notice.stage === NoticeStage.Published && counts.unread > 0 && (
        <Row as="footer" className={css['foot']} padY={12} padX={16} justify="end" line="above">
          <BusyButton variant="default" needsServer onClick={remind}>
            {counts.unread}명에게 열람 요청
          </BusyButton>
        </Row>
      )}
    </Column>
  );
}
