import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { noticeSources } from '../api.ts';
import { NoticeArticle } from '../parts/notice-article.tsx';

/** /notices/companyview/{id}: a notice for reading only (NOTICE-39). */
export const CompanyViewPage = () => (
  <RecordPage
    kind="공지사항 상세"
    source={noticeSources[NoticeBoard.Partners]}
    nameOf={(notice) => notice.noticeSubject}
    listPath={paths.noticeList}
    ownHead
  >
    {({ record: notice }) => <NoticeArticle board={NoticeBoard.Partners} notice={notice} />}
  </RecordPage>
);
