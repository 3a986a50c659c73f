import {
  DELIVERY_TYPES,
  DeliveryType,
  deliveryLabel,
  SEND_TYPES,
  SendType,
  type Shipping,
  sendLabel,
} from '@portal/contract/areas/outsourced-projects/shipping';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useState } from 'react';
import { focusField } from '../../../lib/failures.ts';
import { AddressSearch } from '../../../ui/address-search.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterButtons } from '../../../ui/filter-buttons.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormGrid, WideField } from '../../project-parts/public/form-grid.tsx';

type Props = { draft: Shipping; onChange: (part: Partial<Shipping>) => void };

/** Where a parcel or a courier goes (MAT-24 to MAT-28, MAT-33). */
function SendAddress({ draft, onChange }: Props) {
  const [searching, setSearching] = useState(false);
  return (
    <>
      <div className="site-zip">
        <TextField label="우편번호" name="SendZipCode" readOnly value={draft.SendZipCode} onChange={() => undefined} />
        <BusyButton variant="default" aria-label="배송지 주소 검색" onClick={() => setSearching(true)}>
          주소 검색
        </BusyButton>
      </div>
      <TextField
        label="배송지 주소"
        name="SendAddr1"
        required
        maxLength={TEXT_LIMIT.name}
        value={draft.SendAddr1}
        onChange={(SendAddr1) => onChange({ SendAddr1 })}
      />
      <TextField
        label="배송지 상세주소"
        name="SendAddr2"
        required
        maxLength={TEXT_LIMIT.name}
        value={draft.SendAddr2}
        onChange={(SendAddr2) => onChange({ SendAddr2 })}
      />
      <AddressSearch
        opened={searching}
        onClose={() => setSearching(false)}
        onFound={({ zonecode, address }) => {
          setSearching(false);
          onChange({ SendZipCode: zonecode, SendAddr1: address });
          // After the dialog gave the focus back to its button.
          setTimeout(focusField, 200, 'SendAddr2');
        }}
      />
    </>
  );
}

/** The number or name that belongs to the chosen way of sending (MAT-26 to MAT-29). */
function WayFields({ draft, onChange }: Props) {
  if (draft.SendType === SendType.Visit) {
    return (
      <TextField
        label="방문자 이름"
        name="Vname"
        required
        maxLength={TEXT_LIMIT.name}
        value={draft.Vname}
        onChange={(Vname) => onChange({ Vname })}
      />
    );
  }
  if (draft.SendType === SendType.Courier) {
    return (
      <PhoneField
        label="퀵서비스 연락처"
        name="QNumber"
        required
        placeholder="010-0000-0000"
        value={draft.QNumber}
        onChange={(QNumber) => onChange({ QNumber })}
      />
    );
  }
  return (
    <TextField
      label="송장번호"
      name="TNumber"
      required
      maxLength={TEXT_LIMIT.name}
      value={draft.TNumber}
      onChange={(TNumber) => onChange({ TNumber })}
    />
  );
}

function SendFields({ draft, onChange }: Props) {
  const chosen = draft.SendType !== '';
  return (
    <>
      <WideField>
        <Field label="발송방법" name="SendType" required>
          <FilterButtons
            label="발송방법"
            value={draft.SendType}
            options={SEND_TYPES.map((value) => ({ value, label: sendLabel(value) }))}
            onChange={(type) => onChange({ SendType: type })}
          />
        </Field>
      </WideField>
      {chosen && <WayFields draft={draft} onChange={onChange} />}
      {chosen && draft.SendType !== SendType.Visit && <SendAddress draft={draft} onChange={onChange} />}
    </>
  );
}

/** How the materials get to the site: fields appear with the choices they belong to (MAT-22 to MAT-29). */
export function ShippingFields({ draft, onChange }: Props) {
  return (
    <FormGrid>
      <WideField>
        <Field label="배송유형" name="DeliveryType" required>
          <FilterButtons
            label="배송유형"
            value={draft.DeliveryType}
            options={DELIVERY_TYPES.map((value) => ({ value, label: deliveryLabel(value) }))}
            onChange={(type) => onChange({ DeliveryType: type })}
          />
        </Field>
      </WideField>
      {draft.DeliveryType === DeliveryType.Contractor && <SendFields draft={draft} onChange={onChange} />}
    </FormGrid>
  );
}
