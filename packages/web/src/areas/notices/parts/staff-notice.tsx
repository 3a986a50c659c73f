import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useState } from 'react';
import { Segments } from '#ui/choices/segments.tsx';
import { EditForm } from './edit-form.tsx';
import { Neighbours } from './neighbours.tsx';
import { NoticeArticle } from './notice-article.tsx';
import css from './notices.module.css';
import { ReaderSection } from './reader-section.tsx';

type Props = { board: NoticeBoard; notice: NoticeInfo; reload: () => Promise<void> };

const VIEWS = [
  { value: 'edit', label: '수정' },
  { value: 'read', label: '읽는 화면' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/**
 * A notice for staff: its edit form, or the view that its readers get. The form stays mounted, so that typed text is
 * not lost. A deleted notice can only be read (D-114).
 */
export function StaffNotice({ board, notice, reload }: Props) {
  const [view, setView] = useState<View>('edit');
  if (notice.delYN === 'Y') return <NoticeArticle board={board} notice={notice} />;
  return (
    <>
      <div className={css['views']} data-print="off">
        <Segments<View> label="보기" value={view} options={VIEWS} onChange={setView} />
      </div>
      <div hidden={view !== 'edit'}>
        <EditForm {...{ board, notice, reload }} />
        <Neighbours {...{ board, notice }} />
      </div>
      {view === 'read' && <NoticeArticle board={board} notice={notice} />}
      <ReaderSection {...{ board, notice }} />
    </>
  );
}
