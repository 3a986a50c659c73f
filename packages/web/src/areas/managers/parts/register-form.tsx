import { managerAddChecks } from '@portal/contract/areas/managers/forms';
import { messageText } from '@portal/contract/messages';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { useRegistration } from '#kit/form/use-registration.ts';
import { Section } from '#ui/text/headings.tsx';
import { registerManager } from '../api.ts';
import { ManagerFields } from './manager-fields.tsx';
import { useManagerChoices } from './use-manager-choices.ts';
import { usePhoneChecks } from './use-phone-check.ts';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = { onDone: () => Promise<unknown>; onCancel: () => void };

/** The registration form of a manager (MGR-23 to MGR-39). */
export function RegisterForm({ onDone, onCancel }: Props) {
  const choices = useManagerChoices();
  const registration = useRegistration({
    empty: EMPTY_VALUES,
    checks: usePhoneChecks(managerAddChecks),
    requestOf: registrationRequest,
    send: registerManager,
    done: 'manager.register.done',
    failed: 'manager.register.failed',
    onDone,
  });
  const { form } = registration;
  return (
    <FormFrame busy={form.busy} foot={<RegisterFoot {...{ registration, onCancel }} />}>
      <Section title="담당자 정보" note={messageText('manager.password.later')}>
        <ManagerFields {...{ form, choices }} />
      </Section>
    </FormFrame>
  );
}
