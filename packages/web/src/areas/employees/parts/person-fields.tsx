import { GENDERS, genderLabel } from '@portal/contract/areas/employees/codes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { AddressFields } from '#kit/form/address-fields.tsx';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { readSite } from '#lib/site.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { MobileField } from '#ui/fields/mobile-field.tsx';
import { MailField } from './mail-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { SocialNumberField } from './social-number-field.tsx';
import type { EmployeeValues } from './values.ts';

type Props = { form: FormFields<EmployeeValues> };

/** Name, mobile number and company mail, by which an employee is known. */
export const ContactFields = ({ form }: Props) => {
  const { mailDomain } = readSite();
  return (
    <>
      <TextField label="이름" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'UserName')} />
      <MobileField label="휴대폰" {...fieldOf(form, 'UserPhone')} />
      <TextField
        label="사내메일"
        maxLength={TEXT_LIMIT.name}
        {...(mailDomain === '' ? {} : { description: `@${mailDomain}` })}
        {...fieldOf(form, 'UserCompanyEmail')}
      />
    </>
  );
};

/** Gender, day of birth and resident number; a stored number is changed by permission M alone (D-501). */
export const IdentityFields = ({ form, mayChangeNumbers = true }: Props & { mayChangeNumbers?: boolean }) => (
  <>
    <CodeField label="성별" codes={GENDERS} labelOf={genderLabel} {...fieldOf(form, 'UserGender')} />
    <TextField label="생년월일" type="date" {...fieldOf(form, 'UserBirth')} />
    {mayChangeNumbers && <SocialNumberField form={form} />}
  </>
);

/** Personal mail and address. */
export const PrivateFields = ({ form }: Props) => (
  <>
    <MailField label="개인메일" {...fieldOf(form, 'UserEmail')} />
    <AddressFields
      zipCode={fieldOf(form, 'UserZipcode')}
      address={fieldOf(form, 'UserAddr1')}
      detail={fieldOf(form, 'UserAddr2')}
      onFound={({ zipCode, address }) => form.change({ UserZipcode: zipCode, UserAddr1: address })}
    />
  </>
);

/** Personal and contact data of an employee (EMP-27 to EMP-31, EMP-38). */
export const PersonFields = ({ form, mayChangeNumbers }: Props & { mayChangeNumbers: boolean }) => (
  <FormGrid>
    <WideField>
      <PhotoField form={form} />
    </WideField>
    <ContactFields form={form} />
    <IdentityFields form={form} mayChangeNumbers={mayChangeNumbers} />
    <PrivateFields form={form} />
  </FormGrid>
);
