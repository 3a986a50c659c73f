import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { RecordPage } from '../../../kit/record/record-page.tsx';
import { RichText } from '../../../kit/rich-text/rich-text.tsx';
import { paths } from '../../../lib/paths.ts';
import { Moment } from '../../../ui/values.tsx';
import { noticeSources } from '../api.ts';
import { AttachmentList } from '../parts/attachment-list.tsx';
import { Neighbours } from '../parts/neighbours.tsx';
import { Marks, Subject } from '../parts/notice-title.tsx';
import css from '../parts/notices.module.css';
import { ReadingFoot } from '../parts/reading-foot.tsx';

/** What stands above the text: no author (NOTICE-60). */
const Head = ({ notice }: { notice: NoticeInfo }) => (
  <div className={css['facts']}>
    <h1>
      <Subject text={notice.noticeSubject} colour={notice.noticeSubjectColor} />
    </h1>
    <Marks notice={notice} />
    <span>{notice.categoryName}</span>
    <Moment at={notice.publishedDtm} />
    <span>조회 {notice.viewCnt.toLocaleString('ko-KR')}</span>
  </div>
);

/** /notices/companyview/{id}: a notice to be read (NOTICE-39). */
export const CompanyViewPage = () => (
  <RecordPage
    kind="공지사항 상세"
    source={noticeSources[NoticeBoard.Partners]}
    nameOf={(notice) => notice.noticeSubject}
    listPath={paths.noticeList}
    ownHead
  >
    {({ record: notice }) => (
      <article>
        <Head notice={notice} />
        <div className={css['body']}>
          <RichText html={notice.noticeContent} />
        </div>
        <AttachmentList board={NoticeBoard.Partners} notice={notice} />
        <Neighbours board={NoticeBoard.Partners} notice={notice} />
        <ReadingFoot list={paths.noticeList} />
      </article>
    )}
  </RecordPage>
);
