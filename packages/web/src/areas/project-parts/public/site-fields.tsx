import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useRef, useState } from 'react';
import { focusField } from '../../../lib/failures.ts';
import { AddressSearch } from '../../../ui/address-search.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormGrid } from './form-grid.tsx';
import './site-fields.css';

/** Customer and site under their request names. */
export type SiteDraft = {
  CustomerName: string;
  ZipCode: string;
  Addr1: string;
  Addr2: string;
  PlaceName: string;
  PlaceManagerName: string;
  PlaceManagerMobile: string;
};

type Props = {
  draft: SiteDraft;
  onChange: (change: Partial<SiteDraft>) => void;
  /** Whether the form's checks ask for this field. */
  isRequired: (field: keyof SiteDraft) => boolean;
};

/** Postal code from the search, address and detail (OUT-55, OUT-56). */
function AddressFields({ draft, onChange, isRequired }: Props) {
  const [searching, setSearching] = useState(false);
  const found = useRef(false);
  return (
    <>
      <div className="site-zip">
        <TextField label="우편번호" name="ZipCode" readOnly value={draft.ZipCode} onChange={() => undefined} />
        <BusyButton variant="default" onClick={() => setSearching(true)}>
          주소 검색
        </BusyButton>
      </div>
      <TextField
        label="주소"
        name="Addr1"
        maxLength={TEXT_LIMIT.name}
        value={draft.Addr1}
        onChange={(Addr1) => onChange({ Addr1 })}
      />
      <TextField
        label="상세주소"
        name="Addr2"
        required={isRequired('Addr2')}
        maxLength={TEXT_LIMIT.name}
        value={draft.Addr2}
        onChange={(Addr2) => onChange({ Addr2 })}
      />
      <AddressSearch
        opened={searching}
        onClose={() => setSearching(false)}
        onFound={({ zonecode, address }) => {
          found.current = true;
          setSearching(false);
          onChange({ ZipCode: zonecode, Addr1: address });
        }}
        onClosed={() => {
          if (found.current) focusField('Addr2');
          found.current = false;
        }}
      />
    </>
  );
}

/** Customer, address and site person of a project (OUT-55, OUT-61, OUT-62). */
export function SiteFields(props: Props) {
  const { draft, onChange, isRequired } = props;
  const text = (name: 'CustomerName' | 'PlaceName' | 'PlaceManagerName', label: string) => (
    <TextField
      label={label}
      name={name}
      required={isRequired(name)}
      maxLength={TEXT_LIMIT.name}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FormGrid>
      {text('CustomerName', '고객사 상호')}
      <AddressFields {...props} />
      {text('PlaceName', '현장명')}
      {text('PlaceManagerName', '현장 담당자 이름')}
      <PhoneField
        label="현장 담당자 연락처"
        name="PlaceManagerMobile"
        required={isRequired('PlaceManagerMobile')}
        placeholder="010-0000-0000"
        value={draft.PlaceManagerMobile}
        onChange={(PlaceManagerMobile) => onChange({ PlaceManagerMobile })}
      />
    </FormGrid>
  );
}
