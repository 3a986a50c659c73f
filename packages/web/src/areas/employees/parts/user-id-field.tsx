import { USER_ID_FORM } from '@portal/contract/areas/employees/forms';
import type { Check } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logPhrase } from '#kit/english-phrase.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { isTakenId } from '../api.ts';
import type { EmployeeValues } from './values.ts';

const MAX_LENGTH = 50;

const takenIdKey = (userId: string) => ['employees', 'id', userId] as const;

/** Adds the check that the id is free to the checks of a registration. It uses the cached response (EMP-70). */
export function useUserIdChecks(checks: readonly Check<EmployeeValues>[]): readonly Check<EmployeeValues>[] {
  const client = useQueryClient();
  const takenCheck: Check<EmployeeValues> = {
    field: 'UserId',
    message: 'DUPLICATE_ID',
    fails: ({ UserId }) => client.getQueryData(takenIdKey(UserId)) === true,
  };
  return [...checks, takenCheck];
}

/** The id that follows from the company mail while none was typed: its text before the @. */
export const idFromMail = ({ UserId, UserCompanyEmail }: EmployeeValues, mail: string): string => {
  const idOf = (text: string): string => text.trim().toLowerCase().split('@')[0] ?? '';
  return UserId === '' || UserId === idOf(UserCompanyEmail) ? idOf(mail) : UserId;
};

/** The id of a new employee. Every valid id is looked up while typing and on blur (EMP-68 to EMP-70). */
export function UserIdField({ form }: { form: FormFields<EmployeeValues> }) {
  const { UserId } = form.draft;
  const { data: isTaken = false, refetch } = useQuery({
    queryKey: takenIdKey(UserId),
    enabled: USER_ID_FORM.test(UserId),
    gcTime: 0,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => isTakenId(UserId, signal),
  });
  useEffect(() => {
    if (isTaken) logPhrase('DUPLICATE_ID');
  }, [isTaken]);
  const field = fieldOf(form, 'UserId');
  return (
    <TextField
      label="아이디"
      maxLength={MAX_LENGTH}
      {...field}
      {...(isTaken && field.error === undefined ? { error: messageText('DUPLICATE_ID') } : {})}
      onBlur={() => {
        if (USER_ID_FORM.test(UserId)) void refetch();
      }}
      onChange={(typed) => field.onChange(typed.trim().toLowerCase())}
    />
  );
}
