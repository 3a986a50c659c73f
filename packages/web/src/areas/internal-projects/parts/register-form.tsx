import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import type { Actor } from '@portal/contract/core/actor';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { RegisterFoot } from '../../../kit/form/register-foot.tsx';
import { useRegistration } from '../../../kit/form/use-registration.ts';
import { Section } from '../../../ui/headings.tsx';
import { onlyOffered, useProjectChoices } from '../../project/public/project-choices.ts';
import { SiteFields } from '../../project/public/site-fields.tsx';
import { registerProject } from '../api.ts';
import { earliestDay } from './allowed.ts';
import { InternalFields } from './internal-fields.tsx';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = { actor: Actor; initial: InternalValues; onDone: () => Promise<unknown>; onCancel: () => void };

/** The registration form of an internal project (INT-11 to INT-47). */
export function RegisterForm({ actor, initial, onDone, onCancel }: Props) {
  const choices = useProjectChoices();
  const registration = useRegistration({
    initial,
    empty: EMPTY_VALUES,
    checks: internalRegisterChecks,
    settle: (draft) => onlyOffered(draft, choices),
    requestOf: (draft) => registrationRequest(draft, actor.userId),
    send: registerProject,
    done: 'project.register.done',
    failed: 'project.register.failed',
    onDone,
  });
  const { form } = registration;
  return (
    <FormFrame busy={form.busy} foot={<RegisterFoot {...{ registration, onCancel }} />}>
      <Section title="프로젝트정보">
        <InternalFields form={form} choices={choices} earliest={earliestDay(actor)} />
      </Section>
      <Section title="고객 및 현장 정보">
        <SiteFields form={form} />
      </Section>
    </FormFrame>
  );
}
