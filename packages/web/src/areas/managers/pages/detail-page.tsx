import { Board } from '@portal/contract/areas/comments/boards';
import { isStaff } from '@portal/contract/core/actor';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { FactorReset } from '#areas/second-factor/public/factor-reset.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { managerSource } from '../api.ts';
import { EditForm } from '../parts/edit-form.tsx';

const TITLE = '담당자 상세';

/**
 * /managers/view/{id}: a contractor's manager with their comments. A deleted one has no comments (MGR-40 to MGR-47).
 */
export const DetailPage = () => (
  <AllowedPage title={TITLE} may={isStaff}>
    {() => (
      <RecordPage
        kind={TITLE}
        source={managerSource}
        nameOf={(manager) => manager.userName}
        listPath={paths.managerList}
      >
        {({ record: manager, reload }) => (
          <>
            {manager.blankedDtm === '' ? (
              <EditForm key={manager.userId} {...{ manager, reload }} />
            ) : (
              <BlankedLine at={manager.blankedDtm} />
            )}
            {manager.delYn === 'N' && <FactorReset userId={manager.userId} userName={manager.userName} />}
            {manager.delYn === 'N' && <CommentSection id={manager.userId} board={Board.Manager} />}
          </>
        )}
      </RecordPage>
    )}
  </AllowedPage>
);
