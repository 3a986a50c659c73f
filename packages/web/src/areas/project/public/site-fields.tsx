import type { SharedValues } from '@portal/contract/areas/project/changes';
import type { SiteInfo } from '@portal/contract/areas/project/shapes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { ReactNode } from 'react';
import { AddressFields } from '#kit/form/address-fields.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { FactList } from '#kit/record/fact-list.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { PhoneLink } from '#ui/text/values.tsx';

type SiteValues = Pick<
  SharedValues,
  'CustomerName' | 'ZipCode' | 'Addr1' | 'Addr2' | 'PlaceName' | 'PlaceManagerName' | 'PlaceManagerMobile'
>;

type Name = 'CustomerName' | 'PlaceName';

type SiteProps = {
  form: FormFields<SiteValues>;
  /** Draws the name of the customer or the site, where it offers former ones. */
  nameField?: (name: Name, label: string) => ReactNode;
};

/** The form fields for the customer, the address and the site contact. */
export function SiteFields({ form, nameField }: SiteProps) {
  const nameOf = (name: Name, label: string): ReactNode =>
    nameField?.(name, label) ?? <TextField label={label} maxLength={TEXT_LIMIT.name} {...fieldOf(form, name)} />;
  return (
    <FormGrid>
      {nameOf('CustomerName', '고객사 상호')}
      <AddressFields
        zipCode={fieldOf(form, 'ZipCode')}
        address={fieldOf(form, 'Addr1')}
        detail={fieldOf(form, 'Addr2')}
        onFound={({ zipCode, address }) => form.change({ ZipCode: zipCode, Addr1: address })}
      />
      <WideField>{nameOf('PlaceName', '현장명')}</WideField>
      <TextField label="현장 담당자 이름" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'PlaceManagerName')} />
      <PhoneField label="현장 담당자 연락처" placeholder="010-0000-0000" {...fieldOf(form, 'PlaceManagerMobile')} />
    </FormGrid>
  );
}

const addressOf = ({ zipCode, addr1, addr2 }: SiteInfo): string =>
  [zipCode && `(${zipCode})`, addr1, addr2].filter((part) => part !== '').join(' ');

/** The customer and the site as read-only text. */
export function SiteFacts({ project, changed = [] }: { project: SiteInfo; changed?: readonly FormerValue[] }) {
  const { placeManagerName: name, placeManagerMobile: phone } = project;
  return (
    <FactList
      changed={changed}
      facts={[
        { label: '고객사 상호', value: project.customerName },
        { label: '현장명', value: project.placeName },
        { label: '주소', value: addressOf(project), wide: true },
        { label: '현장 담당자', value: name, item: '현장 담당자 이름' },
        {
          label: '현장 연락처',
          value: phone && <PhoneLink name={name} phone={phone} />,
          item: '현장 담당자 연락처',
        },
      ]}
    />
  );
}
