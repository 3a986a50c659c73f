import { isNewPassword, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { replaceMask } from './replace-mask.ts';
import type { EmployeeValues } from './values.ts';

type Props = { form: FormFields<EmployeeValues>; userId: ReactNode };

/**
 * Id and password of an employee. `userId` is the field of the id (EMP-49, EMP-50).
 */
export function AccountFields({ form, userId }: Props) {
  const field = fieldOf(form, 'UserPw');
  return (
    <>
      {userId}
      <TextField
        label="비밀번호"
        type="password"
        {...(field.readOnly ? {} : { description: '다음 로그인 때 본인이 새 비밀번호로 변경합니다.' })}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
        {...field}
        warning={isNewPassword(field.value) ? messageText('auth.password.tell') : undefined}
        onChange={(typed) => field.onChange(replaceMask(field.value, typed))}
      />
    </>
  );
}
