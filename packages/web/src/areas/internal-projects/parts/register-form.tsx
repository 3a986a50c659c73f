import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import type { Actor } from '@portal/contract/core/actor';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useUnsaved } from '../../../kit/form/leave-guard.tsx';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSave } from '../../../kit/form/use-save.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
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
  const typed = useDraft(initial);
  const choices = useProjectChoices();
  const draft = onlyOffered(typed.draft, choices);
  const form = useForm({ draft, change: typed.change, checks: internalRegisterChecks, empty: EMPTY_VALUES });
  const save = useSave({
    send: registerProject,
    done: 'project.register.done',
    failed: 'project.register.failed',
    onDone,
  });
  useUnsaved(typed.dirty);
  const submit = () => form.submit(() => save(registrationRequest(draft, actor.userId)));
  const foot = (
    <ActionBar>
      <BusyButton variant="default" disabled={form.busy} onClick={onCancel}>
        취소
      </BusyButton>
      <BusyButton busy={form.busy} onClick={submit}>
        등록
      </BusyButton>
    </ActionBar>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <Section title="프로젝트정보">
        <InternalFields form={form} choices={choices} earliest={earliestDay(actor)} />
      </Section>
      <Section title="고객 및 현장 정보">
        <SiteFields form={form} />
      </Section>
    </FormFrame>
  );
}
