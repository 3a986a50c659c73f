import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { noticeSources } from '../api.ts';
import { listedNotice } from '../parts/listed-notice.tsx';
import { NoticeRecord } from '../parts/notice-record.tsx';

/** /notices/companyview/{id}: a notice for reading only (NOTICE-39). */
export function CompanyViewPage() {
  const actor = useActor();
  return (
    <RecordPage
      kind="공지사항 상세"
      source={noticeSources[NoticeBoard.Partners]}
      nameOf={(notice) => notice.noticeSubject}
      listPath={paths.noticeList}
      listed={listedNotice(NoticeBoard.Partners, actor)}
      ownHead
    >
      {({ record: notice }) => <NoticeRecord board={NoticeBoard.Partners} notice={notice} />}
    </RecordPage>
  );
}
