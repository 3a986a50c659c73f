import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { PageTitle } from '#ui/text/headings.tsx';
import { employeeSource } from '../api.ts';
import { listedEmployee } from '../parts/listed-employee.tsx';
import { EmployeeRecord } from '../parts/record/employee-record.tsx';

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
        listed={listedEmployee}
        ownHead
      >
        {({ record: person, reload }) =>
          person.blankedDtm === '' ? (
            <EmployeeRecord key={person.userId} {...{ person, reload }} />
          ) : (
            <>
              <PageTitle title={person.userName} kind={TITLE} />
              <BlankedLine at={person.blankedDtm} />
            </>
          )
        }
      </RecordPage>
    )}
  </AllowedPage>
);
