import {
  DELIVERY_TYPES,
  DeliveryType,
  deliveryLabel,
  SEND_TYPES,
  SendType,
  type Shipping,
  sendLabel,
} from '@portal/contract/areas/outsourced-projects/shipping';
import { wholeAddress } from '@portal/contract/core/address';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { AddressFields } from '#kit/form/address-fields.tsx';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';

/** The address of the site, which is usually also the delivery address. */
export type ShippingAddress = { zipCode: string; addr1: string; addr2: string };

type Props = { form: FormFields<Shipping>; site?: ShippingAddress };

/**
 * The field that belongs to the chosen send type: tracking number, courier phone or visitor name (MAT-26 to MAT-29).
 */
function SendTypeField({ form }: Pick<Props, 'form'>) {
  const { SendType: sendType } = form.draft;
  if (sendType === SendType.Visit) {
    return <TextField label="방문자 이름" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'Vname')} />;
  }
  if (sendType === SendType.Courier) {
    return <PhoneField label="퀵서비스 연락처" placeholder="010-0000-0000" {...fieldOf(form, 'QNumber')} />;
  }
  return <TextField label="송장번호" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'TNumber')} />;
}

/** A button that fills in the site address. It is hidden while the form already has that address. */
function SiteAddressButton({ form, site }: Required<Props>) {
  const { SendZipCode, SendAddr1, SendAddr2 } = form.draft;
  const { zipCode, addr1, addr2 } = site;
  const same = SendZipCode === zipCode && SendAddr1 === addr1 && SendAddr2 === addr2;
  if (same || wholeAddress(site) === '') return null;
  return (
    <WideField>
      <BusyButton
        variant="default"
        onClick={() => form.change({ SendZipCode: zipCode, SendAddr1: addr1, SendAddr2: addr2 })}
      >
        현장 주소로 받기
      </BusyButton>{' '}
      <small>{wholeAddress(site)}</small>
    </WideField>
  );
}

/** The send type, and the delivery address of a parcel or a courier (MAT-24 to MAT-29). */
function SendFields({ form, site }: Props) {
  const addressed = form.draft.SendType !== '' && form.draft.SendType !== SendType.Visit;
  const { SendType: sendType } = form.draft;
  return (
    <>
      <WideField>
        <CodeField label="발송방법" codes={SEND_TYPES} labelOf={sendLabel} none="" {...fieldOf(form, 'SendType')} />
      </WideField>
      {sendType !== '' && <SendTypeField form={form} />}
      {addressed && site && <SiteAddressButton form={form} site={site} />}
      {addressed && (
        <AddressFields
          labelPrefix="배송지"
          zipCode={fieldOf(form, 'SendZipCode')}
          address={fieldOf(form, 'SendAddr1')}
          detail={fieldOf(form, 'SendAddr2')}
          onFound={({ zipCode, address }) => form.change({ SendZipCode: zipCode, SendAddr1: address })}
        />
      )}
    </>
  );
}

/** The shipping form. Fields appear with the choice that they belong to (MAT-22 to MAT-29). */
export function ShippingFields({ form, site }: Props) {
  return (
    <FormGrid>
      <WideField>
        <CodeField
          label="배송유형"
          codes={DELIVERY_TYPES}
          labelOf={deliveryLabel}
          none=""
          {...fieldOf(form, 'DeliveryType')}
        />
      </WideField>
      {form.draft.DeliveryType === DeliveryType.Contractor && <SendFields form={form} {...(site ? { site } : {})} />}
    </FormGrid>
  );
}
