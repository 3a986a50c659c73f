import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import type { Actor } from '@portal/contract/core/actor';
import { CopiedLine, useSelectedName } from '#areas/project/public/copied-line.tsx';
import { onlyOffered, useProjectChoices } from '#areas/project/public/project-choices.ts';
import { SiteFields } from '#areas/project/public/site-fields.tsx';
import type { InitialValues } from '#areas/project/public/use-copied-values.ts';
import { FormPage } from '#kit/form/form-page.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { useRegistration } from '#kit/form/use-registration.ts';
import { paths } from '#lib/paths.ts';
import { registerProject } from '../api.ts';
import { earliestDay } from './allowed.ts';
import { InternalFields } from './internal-fields.tsx';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = {
  title: string;
  actor: Actor;
  initial: InitialValues<InternalValues>;
  onDone: () => Promise<unknown>;
  onCancel: () => void;
};

/** The registration form of an internal project (INT-11 to INT-47). */
export function RegisterForm({ title, actor, initial, onDone, onCancel }: Props) {
  const choices = useProjectChoices();
  const registration = useRegistration({
    initial: initial.values,
    empty: EMPTY_VALUES,
    checks: internalRegisterChecks,
    normalize: (draft) => onlyOffered(draft, choices),
    requestOf: (draft) => registrationRequest(draft, actor.userId),
    send: registerProject,
    done: 'project.register.done',
    failed: 'project.register.failed',
    onDone,
  });
  const { form } = registration;
  useSelectedName(initial.copiedFrom !== '');
  const parts = [
    {
      title: '프로젝트정보',
      content: <InternalFields form={form} choices={choices} earliest={earliestDay(actor)} />,
    },
    { title: '고객 및 현장 정보', content: <SiteFields form={form} /> },
  ];
  const foot = <RegisterFoot {...{ registration, onCancel }} />;
  const notice = <CopiedLine from={initial.copiedFrom} text="internal.copy.from" />;
  return <FormPage list={paths.projectMizeList} {...{ title, notice, form, parts, foot }} />;
}
