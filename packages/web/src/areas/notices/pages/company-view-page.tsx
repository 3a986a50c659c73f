import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { noticeSources } from '../api.ts';
import { NoticeRecord } from '../parts/notice-record.tsx';

/** /notices/companyview/{id}: a notice for reading only (NOTICE-39). */
export const CompanyViewPage = () => (
  <RecordPage
    kind="공지사항 상세"
    source={noticeSources[NoticeBoard.Partners]}
    nameOf={(notice) => notice.noticeSubject}
    listPath={paths.noticeList}
    ownHead
  >
    {({ record: notice }) => <NoticeRecord board={NoticeBoard.Partners} notice={notice} />}
  </RecordPage>
);
