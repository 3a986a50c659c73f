import { EMPLOYMENT_LABELS } from '@portal/contract/areas/employees/codes';
import { employeeEditChecks } from '@portal/contract/areas/employees/forms';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { monthsSince } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { MissingLine } from '#kit/record/missing-line.tsx';
import { RecordHead } from '#kit/record/record-head.tsx';
import { today } from '#lib/days.ts';
import { paths, userPhoto } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { ContactButtons } from '#ui/buttons/contact-buttons.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { employmentState } from '#ui/marks/status-badge.tsx';
import { LastSignIn } from '#ui/text/last-sign-in.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { employeeItems } from '../employee-items.ts';
import { draftFor } from '../values.ts';
import { companyMail } from './person-facts.tsx';

/** '10년 2개월' since the entry; '' for less than a month. */
function lengthOf(inDate: string): string {
  const months = inDate === '' ? 0 : monthsSince(inDate, today());
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years}년` : '', rest > 0 ? `${rest}개월` : ''].filter((part) => part !== '').join(' ');
}

/** What a save would demand and the record does not have yet, such as of an account without a record. */
function missingOf(actor: Actor, person: EmployeeInfo): { label: string; place: string }[] {
  const values = { ...draftFor(actor, person), MenuAuthChgYn: 'Y' };
  const fields = employeeEditChecks.filter((check) => check.fails(values)).map(({ field }) => field);
  return employeeItems.flatMap(({ name, fields: own }) => {
    const place = own.map(String).find((field) => fields.includes(field));
    return place === undefined || place === 'UserPw' ? [] : [{ label: name, place }];
  });
}

type Props = {
  person: EmployeeInfo;
  actions: ReactNode;
  hasSaveBar: boolean;
  onSelect: (place: string) => void;
};

/** Head of an employee's record: name, position, state and number, department, telephone. */
export function EmployeeHead({ person, actions, hasSaveBar, onSelect }: Props) {
  const actor = useActor();
  const length = lengthOf(person.userInDate);
  const facts = [
    { label: '소속', value: person.departPath || person.deptName },
    {
      label: '휴대폰',
      value: person.userPhone && <PhoneLink phone={person.userPhone} name={person.userName} />,
      isSummary: true,
    },
    {
      label: '사내메일',
      isSummary: true,
      value: person.userCompanyEmail && <a href={`mailto:${companyMail(person)}`}>{companyMail(person)}</a>,
    },
    {
      label: '입사일',
      value: person.userInDate && (
        <>
          {person.userInDate} {length !== '' && <small>{length}</small>}
        </>
      ),
    },
    { label: '마지막 로그인', value: <LastSignIn at={person.lastLoginDtm} /> },
  ];
  return (
    <RecordHead
      name={person.userName}
      number={person.userNo}
      position={person.position}
      avatar={<Avatar src={userPhoto(person.userPhoto)} />}
      figure={<ContactButtons name={person.userName} phone={person.userPhone} mail={companyMail(person)} />}
      state={{ code: employmentState(person.userStatus), label: EMPLOYMENT_LABELS[person.userStatus] }}
      facts={facts.filter(({ value }) => value !== '')}
      listPath={paths.employeeList}
      actions={actions}
      hasSaveBar={hasSaveBar}
      talk
      missing={<MissingLine until="다음 저장" missing={missingOf(actor, person)} onSelect={onSelect} />}
    />
  );
}
