import type { LetterRule } from '@portal/contract/areas/employees/permission-letter';
import type { ReactNode } from 'react';
import { FilePicker } from '#kit/files/file-picker.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { Section } from '#ui/text/headings.tsx';
import { AccountSection } from './account-section.tsx';
import { EducationSection } from './education-section.tsx';
import { EMPLOYEE_FILES } from './file-kinds.ts';
import { JobSection } from './job-section.tsx';
import { PaySection } from './pay-section.tsx';
import { PersonSection } from './person-section.tsx';
import { RightsSection } from './rights-section.tsx';
import type { EmployeeChoices } from './use-employee-choices.ts';
import type { EmployeeValues } from './values.ts';

type Props = {
  form: FormFields<EmployeeValues>;
  choices: EmployeeChoices;
  /** The props from here on differ between registration and edit. */
  userId: ReactNode;
  accountNote?: string | undefined;
  modes: readonly string[];
  rule: LetterRule;
  storedLetter?: string;
  duties?: ReactNode;
  fullNumbers?: { social: ReactNode; account: ReactNode } | undefined;
};

/** All fields of an employee in sections, in the order of their checks (EMP-86). */
export const EmployeeSections = ({
  form,
  choices,
  userId,
  accountNote,
  modes,
  fullNumbers,
  duties,
  ...letters
}: Props) => (
  <>
    <AccountSection {...{ form, userId }} note={accountNote} />
    <PersonSection form={form} fullNumber={fullNumbers?.social} />
    <RightsSection {...{ form, modes }} rule={letters.rule} side={duties} />
    <JobSection {...{ form, choices }} {...letters} />
    <PaySection {...{ form, choices }} fullNumber={fullNumbers?.account} />
    <EducationSection {...{ form, choices }} />
    <Section title="첨부파일">
      <FilePicker kind={EMPLOYEE_FILES} files={form.draft.files} onChange={(files) => form.change({ files })} />
    </Section>
  </>
);
