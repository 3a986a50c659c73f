import { Board } from '@portal/contract/areas/comments/boards';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { useFactorReset } from '#areas/second-factor/public/use-factor-reset.ts';
import { RecordSaveBar } from '#kit/edit/record-save-bar.tsx';
import { sectionProps } from '#kit/edit/use-record-sections.ts';
import { FilePicker } from '#kit/files/file-picker.tsx';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { FormFrame, FormGrid } from '#kit/form/form-frame.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { useActor } from '#lib/use-actor.ts';
import { Section } from '#ui/text/headings.tsx';
import { EducationFields } from '../education-fields.tsx';
import { employeeItems } from '../employee-items.ts';
import { EMPLOYEE_FILES } from '../file-kinds.ts';
import { JobFields } from '../job-fields.tsx';
import { PayFields } from '../pay-fields.tsx';
import { PersonFields } from '../person-fields.tsx';
import { RightsFields } from '../rights-fields.tsx';
import { useEmployeeChoices } from '../use-employee-choices.ts';
import { type EmployeeEdit, useEmployeeEdit } from '../use-employee-edit.ts';
import { useRouteReload } from '../use-route-reload.ts';
import { EmployeeActions } from './employee-actions.tsx';
import { EmployeeHead } from './employee-head.tsx';
import { EducationFacts, FileFacts, JobFacts, PayFacts, PersonFacts } from './person-facts.tsx';
import { RightsTree } from './rights-tree.tsx';

/** The selectable mode codes of an edit (D-18). */
const MODES = ['A', 'M', 'C'];

/** Why account fields are locked for the user; undefined when they are open. */
function accountNoteOf({ userId, accountGuard }: EmployeeInfo, actor: Actor): string | undefined {
  if (userId === actor.userId) return messageText('employee.password.own');
  return accountGuard === '' ? undefined : messageText(accountGuard);
}

type SectionsProps = { person: EmployeeInfo; edit: EmployeeEdit };

/** The sections of the record, each of which turns into fields (EMP-86, D-256). */
function Sections({ person, edit }: SectionsProps) {
  const { form, sections } = edit;
  const choices = useEmployeeChoices(person);
  const mayChangeNumbers = seesNumbers(useActor());
  return (
    <>
      <EditableSection title="소속과 재직" {...sectionProps(sections, 'job')} facts={<JobFacts person={person} />}>
        <JobFields {...{ form, choices }} rule="edit" storedLetter={person.userPermission} />
      </EditableSection>
      <EditableSection title="인적사항" {...sectionProps(sections, 'person')} facts={<PersonFacts person={person} />}>
        <PersonFields form={form} mayChangeNumbers={mayChangeNumbers} />
      </EditableSection>
      <EditableSection title="메뉴와 권한" {...sectionProps(sections, 'rights')} facts={<RightsTree person={person} />}>
        <RightsFields {...{ form }} modes={MODES} rule="edit" />
      </EditableSection>
      <EditableSection title="급여" {...sectionProps(sections, 'pay')} facts={<PayFacts person={person} />}>
        <FormGrid>
          <PayFields {...{ form, choices, mayChangeNumbers }} />
        </FormGrid>
      </EditableSection>
      <EditableSection
        title="학력과 연구"
        {...sectionProps(sections, 'education')}
        facts={<EducationFacts {...{ person, choices }} />}
      >
        <EducationFields {...{ form, choices }} />
      </EditableSection>
      <EditableSection title="첨부파일" {...sectionProps(sections, 'files')} facts={<FileFacts person={person} />}>
        <FilePicker kind={EMPLOYEE_FILES} files={form.draft.files} onChange={(files) => form.change({ files })} />
      </EditableSection>
    </>
  );
}

type Props = { person: EmployeeInfo; reload: () => Promise<void> };

/** The record of an employee: facts as text, of which one section at a time turns into fields (EMP-23 to EMP-26). */
export function EmployeeRecord({ person, reload }: Props) {
  const actor = useActor();
  const edit = useEmployeeEdit({ person, reload: useRouteReload(reload) });
  const { form, files, sections, changed } = edit;
  const factors = useFactorReset(person);
  const accountNote = accountNoteOf(person, actor);
  const unsaved = changed.length > 0;
  const head = (
    <EmployeeHead
      person={person}
      hasSaveBar={unsaved}
      onSelect={sections.show}
      actions={<EmployeeActions {...{ person, reload, unsaved }} factorActions={factors.actions} />}
    />
  );
  const foot = (
    <>
      <UploadProgress uploads={files.photo} files={form.draft.photo} />
      <UploadProgress uploads={files.files} files={form.draft.files} />
      <RecordSaveBar {...{ edit, sections }} items={employeeItems} />
    </>
  );
  return (
    <RecordLayout head={head} side={<CommentSection id={person.userId} board={Board.Users} />}>
      <FormFrame busy={form.busy} foot={foot}>
        <Sections {...{ person, edit }} />
        <Section title="계정과 보안" {...(accountNote === undefined ? {} : { note: accountNote })}>
          <FactList
            facts={[
              { label: '아이디', value: person.userId },
              { label: '비밀번호', value: person.userPw === '' ? '없음' : '설정됨' },
              { label: '2단계 인증', value: factors.text },
            ]}
          />
        </Section>
      </FormFrame>
    </RecordLayout>
  );
}
