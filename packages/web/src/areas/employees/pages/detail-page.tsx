import { Board } from '@portal/contract/areas/comments/boards';
import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { FactorReset } from '#areas/second-factor/public/factor-reset.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { employeeSource } from '../api.ts';
import { EditForm } from '../parts/edit-form.tsx';

const TITLE = '직원 상세';

/** /employee/view/{id}: the record of an employee with its comments (EMP-23 to EMP-26). */
export const DetailPage = () => (
  <AllowedPage title={TITLE} may={mayUseEmployees}>
    {() => (
      <RecordPage
        kind={TITLE}
        source={employeeSource}
        nameOf={(person) => person.userName}
        listPath={paths.employeeList}
      >
        {({ record: person, reload }) =>
          person.blankedDtm === '' ? (
            <>
              <EditForm key={person.userId} {...{ person, reload }} />
              <FactorReset userId={person.userId} userName={person.userName} />
              <CommentSection id={person.userId} board={Board.Users} />
            </>
          ) : (
            <BlankedLine at={person.blankedDtm} />
          )
        }
      </RecordPage>
    )}
  </AllowedPage>
);
