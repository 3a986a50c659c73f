import { type NoticeBoard, NoticeStage } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
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
    <div className={css['meter']}>
      <p>
        <b>{read}</b> / {total}명 읽음 <small>{percent}%</small>
      </p>
      <meter min={0} max={Math.max(1, total)} value={read} aria-label="열람 현황">
        {percent}%
      </meter>
    </div>
  );
}

/** Who has read a notice and who has not, with the reminder of those who have not (NOTICE-63, NOTICE-64). */
export function ReadersPanel({ board, notice, titled = false }: Props) {
  const readers = useReaders(board, notice);
  const { shown, setShown, counts, remind } = readers;
  return (
    <section className={css['panel']} aria-label="열람 현황" data-print="off">
      <header className={css['head']}>
        {!titled && <h2>열람 현황</h2>}
        <Segments<ShownReaders>
          label="보기"
          value={shown}
          options={[
            { value: 'N', label: `안 읽음 ${counts.unread}` },
            { value: 'Y', label: `읽음 ${counts.read}` },
          ]}
          onChange={setShown}
        />
      </header>
      <div className={css['people']}>
        <Meter counts={counts} />
        <ReaderList board={board} readers={readers} />
      </div>
      {notice.stage === NoticeStage.Published && counts.unread > 0 && (
        <footer className={css['foot']}>
          <BusyButton variant="default" rests onClick={remind}>
            {counts.unread}명에게 열람 요청
          </BusyButton>
        </footer>
      )}
    </section>
  );
}
