import { EMPLOYMENT_LABELS, Employment, genderLabel } from '@portal/contract/areas/employees/codes';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { labelOf } from '#areas/lookups/public/stored-choices.ts';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { daysAhead } from '#lib/days.ts';
import { readSite } from '#lib/site.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { employmentState, StatusBadge } from '#ui/marks/status-badge.tsx';
import { Faint, PhoneLink } from '#ui/text/values.tsx';
import css from '../employees.module.css';
import { EMPLOYEE_FILES } from '../file-kinds.ts';
import type { EmployeeChoices } from '../use-employee-choices.ts';
import { namesOf } from '../values.ts';
import { MaskedNumber } from './masked-number.tsx';

type Props = { person: EmployeeInfo };

/** A day with its weekday, and how far ahead it is. */
function dayFact(label: string, day: string): Fact {
  const ahead = day === '' ? '' : daysAhead(day);
  return { label, value: ahead === '' ? withWeekday(day) : `${withWeekday(day)} · ${ahead}` };
}

/** Department, position and employment of an employee (EMP-36, EMP-39). */
export const JobFacts = ({ person }: Props) => (
  <FactList
    facts={[
      { label: '소속', value: person.departPath || person.deptName },
      { label: '직책', value: person.position },
      {
        label: '재직 상태',
        value: (
          <StatusBadge code={employmentState(person.userStatus)} label={EMPLOYMENT_LABELS[person.userStatus]} plain />
        ),
      },
      { label: '사번', value: person.userNo },
      dayFact('입사일', person.userInDate),
      dayFact('수습 종료일', person.probEndDate),
      dayFact('1차 평가일', person.firstEvalDate),
      dayFact('2차 평가일', person.secondEvalDate),
      ...(person.userStatus === Employment.Leave
        ? [dayFact('휴직 시작일', person.userLeaveFrom), dayFact('휴직 종료일', person.userLeaveTo)]
        : []),
      dayFact(person.leavesOn === '' ? '퇴사일' : '퇴사 예정일', person.userOutDate),
    ]}
  />
);

/** The company mail with its fixed domain (D-144). */
export const companyMail = ({ userCompanyEmail: name }: EmployeeInfo): string => {
  const { mailDomain } = readSite();
  return name === '' || mailDomain === '' || name.includes('@') ? name : `${name}@${mailDomain}`;
};

const addressOf = ({ userZipcode, userAddr1, userAddr2 }: EmployeeInfo): string =>
  [userZipcode === '' ? '' : `(${userZipcode})`, userAddr1, userAddr2].filter((part) => part !== '').join(' ');

/** Personal and contact data of an employee (EMP-27 to EMP-31, EMP-38). */
export const PersonFacts = ({ person }: Props) => (
  <FactList
    facts={[
      { label: '이름', value: person.userName },
      { label: '성별', value: genderLabel(person.userGender) },
      { label: '생년월일', value: withWeekday(person.userBirth) },
      {
        label: '주민번호',
        value: person.userSocialNum !== '' && <MaskedNumber person={person} item="social" />,
      },
      {
        label: '휴대폰',
        value: person.userPhone !== '' && <PhoneLink phone={person.userPhone} name={person.userName} />,
      },
      { label: '사내메일', value: companyMail(person) },
      { label: '개인메일', value: person.userEmail },
      { label: '주소', value: addressOf(person), wide: true },
    ]}
  />
);

/** Bank and account of the salary (EMP-37). */
export const PayFacts = ({ person }: Props) => (
  <FactList
    facts={[
      { label: '급여은행', value: person.bankName },
      {
        label: '급여계좌',
        value: person.bankNum !== '' && <MaskedNumber person={person} item="account" />,
      },
    ]}
  />
);

const withNote = (text: string, note: string): string => (text === '' ? '' : `${text} · ${note}`);

/** Education, research position and IT grade (EMP-40 to EMP-42). */
export const EducationFacts = ({ person, choices }: Props & { choices: EmployeeChoices }) => (
  <FactList
    facts={[
      { label: '최종 학력', value: labelOf(choices.academics, person.academicCode) },
      {
        label: '전공',
        value: person.majorMatchYn === 'Y' ? withNote(person.majorName, '전공 일치') : person.majorName,
      },
      { label: '학위', value: person.degreeName },
      { label: '학위번호', value: person.degreeNo },
      {
        label: '연구직',
        value:
          person.researchPositionYn === 'Y'
            ? labelOf(choices.researchPositions, person.researchPositionCode) || '해당'
            : '해당 없음',
      },
      { label: 'IT 등급', value: labelOf(choices.itGrades, person.itGradeCode) },
    ]}
  />
);

/** The attachments as links (EMP-85). */
export function FileFacts({ person }: Props) {
  const names = namesOf(person.attachFiles);
  if (names.length === 0) return <Faint text="없음" />;
  return (
    <Stack as="ul" className={css['files']} gap={12} aria-label="첨부파일">
      {names.map((name) => (
        <li key={name}>
          <a href={EMPLOYEE_FILES.downloadOf?.(name)}>{EMPLOYEE_FILES.originalName(name)}</a>
        </li>
      ))}
    </Stack>
  );
}
