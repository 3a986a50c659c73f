import { managerAddChecks } from '@portal/contract/areas/managers/forms';
import { messageText } from '@portal/contract/messages';
import { FormPage } from '#kit/form/form-page.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { useRegistration } from '#kit/form/use-registration.ts';
import { paths } from '#lib/paths.ts';
import { registerManager } from '../api.ts';
import { ManagerFields } from './manager-fields.tsx';
import { useManagerChoices } from './use-manager-choices.ts';
import { usePhoneChecks } from './use-phone-check.ts';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = { title: string; onDone: () => Promise<unknown>; onCancel: () => void };

/** The registration form of a manager (MGR-23 to MGR-39). */
export function RegisterForm({ title, onDone, onCancel }: Props) {
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
    <FormPage
      title={title}
      list={paths.managerList}
      form={form}
      parts={[
        {
          title: '담당자 정보',
          note: messageText('manager.password.later'),
          content: <ManagerFields {...{ form, choices }} />,
        },
      ]}
      foot={<RegisterFoot {...{ registration, onCancel }} />}
    />
  );
}
