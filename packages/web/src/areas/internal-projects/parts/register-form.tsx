import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import type { Actor } from '@portal/contract/core/actor';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { FormBody } from '../../project-parts/public/form-body.tsx';
import { SiteFields } from '../../project-parts/public/site-fields.tsx';
import { useLeaveGuard } from '../../project-parts/public/use-leave-guard.ts';
import { earliestDay } from './earliest-day.ts';
import { InternalFields } from './internal-fields.tsx';
import { useRegistration } from './use-registration.ts';

type Props = { actor: Actor; initial: InternalValues; onDone: () => Promise<unknown>; onCancel: () => void };

const isRequired = (field: string): boolean => internalRegisterChecks.some((check) => check.field === field);

/** The registration form of an internal project (INT-11 to INT-47). */
export function RegisterForm({ actor, initial, onDone, onCancel }: Props) {
  const { draft, change, choices, busy, submit, dirty } = useRegistration({ initial, loginId: actor.userId, onDone });
  useLeaveGuard(dirty);
  return (
    <form noValidate aria-busy={busy} onSubmit={(event) => event.preventDefault()}>
      <FormBody busy={busy}>
        <Section title="프로젝트정보">
          <InternalFields
            draft={draft}
            onChange={change}
            choices={choices}
            earliest={earliestDay(actor)}
            timeRequired
          />
        </Section>
        <Section title="고객 및 현장 정보">
          <SiteFields draft={draft} onChange={change} isRequired={isRequired} />
        </Section>
      </FormBody>
      <ActionBar>
        <BusyButton variant="default" disabled={busy} onClick={onCancel}>
          취소
        </BusyButton>
        <BusyButton busy={busy} onClick={submit}>
          등록
        </BusyButton>
      </ActionBar>
    </form>
  );
}
