import { isStaff } from '@portal/contract/core/actor';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { PageTitle } from '#ui/text/headings.tsx';
import { managerSource } from '../api.ts';
import { listedManager } from '../parts/listed-manager.tsx';
import { ManagerRecord } from '../parts/record/manager-record.tsx';

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
        listed={listedManager}
        ownHead
      >
        {({ record: manager, reload }) =>
          manager.blankedDtm === '' ? (
            <ManagerRecord key={manager.userId} {...{ manager, reload }} />
          ) : (
            <>
              <PageTitle title={manager.userName} kind={TITLE} />
              <BlankedLine at={manager.blankedDtm} />
            </>
          )
        }
      </RecordPage>
    )}
  </AllowedPage>
);
