import { GENDERS, genderLabel } from '@portal/contract/areas/employees/codes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { ReactNode } from 'react';
import { AddressFields } from '#kit/form/address-fields.tsx';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { readSite } from '#lib/site.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { MobileField } from '#ui/fields/mobile-field.tsx';
import { Section } from '#ui/text/headings.tsx';
import { MailField } from './mail-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { SocialNumberField } from './social-number-field.tsx';
import type { EmployeeValues } from './values.ts';

type Props = {
  form: FormFields<EmployeeValues>;
  /** The full resident number, and the button that shows it. */
  fullNumber?: ReactNode;
};

/** Personal and contact data of an employee (EMP-27 to EMP-31, EMP-38). */
export function PersonSection({ form, fullNumber }: Props) {
  const { mailDomain } = readSite();
  return (
    <Section title="인적사항">
      <FormGrid>
        <WideField>
          <PhotoField form={form} />
        </WideField>
        <TextField label="이름" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'UserName')} />
        <CodeField label="성별" codes={GENDERS} labelOf={genderLabel} {...fieldOf(form, 'UserGender')} />
        <TextField label="생년월일" type="date" {...fieldOf(form, 'UserBirth')} />
        <SocialNumberField form={form} note={fullNumber} />
        <TextField
          label="사내메일"
          maxLength={TEXT_LIMIT.name}
          {...(mailDomain === '' ? {} : { description: `@${mailDomain}` })}
          {...fieldOf(form, 'UserCompanyEmail')}
        />
        <MailField label="개인메일" {...fieldOf(form, 'UserEmail')} />
        <MobileField label="휴대폰" {...fieldOf(form, 'UserPhone')} />
        <AddressFields
          zipCode={fieldOf(form, 'UserZipcode')}
          address={fieldOf(form, 'UserAddr1')}
          detail={fieldOf(form, 'UserAddr2')}
          onFound={({ zipCode, address }) => form.change({ UserZipcode: zipCode, UserAddr1: address })}
        />
      </FormGrid>
    </Section>
  );
}
