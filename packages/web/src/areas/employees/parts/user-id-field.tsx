import { USER_ID_FORM } from '@portal/contract/areas/employees/forms';
import type { Check } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { isTakenId } from '../api.ts';
import type { EmployeeValues } from './values.ts';

const LONGEST = 50;

const keyOf = (userId: string) => ['employees', 'id', userId] as const;

/** The checks of a registration, and with the first of them that nobody has the id, as far as it was asked (EMP-70). */
export function useIdChecks(checks: readonly Check<EmployeeValues>[]): readonly Check<EmployeeValues>[] {
  const client = useQueryClient();
  const taken: Check<EmployeeValues> = {
    field: 'UserId',
    message: 'DUPLICATE_ID',
    fails: ({ UserId }) => client.getQueryData(keyOf(UserId)) === true,
  };
  return [...checks, taken];
}

/** The id of a new employee; asked while it is typed and when it is left whether somebody has it (EMP-68 to EMP-70). */
export function UserIdField({ form }: { form: FormFields<EmployeeValues> }) {
  const { UserId } = form.draft;
  const { data: isTaken = false } = useQuery({
    queryKey: keyOf(UserId),
    enabled: USER_ID_FORM.test(UserId),
    gcTime: 0,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => isTakenId(UserId, signal),
  });
  const field = fieldOf(form, 'UserId');
  return (
    <TextField
      label="아이디"
      maxLength={LONGEST}
      {...field}
      {...(isTaken && field.error === undefined ? { error: messageText('DUPLICATE_ID') } : {})}
      onChange={(typed) => field.onChange(typed.trim().toLowerCase())}
    />
  );
}
