import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useRef, useState } from 'react';
import { focusField } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { AddressSearch } from '#ui/fields/address/address-search.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import type { FieldProps } from '#ui/fields/use-field.ts';
import css from './address-fields.module.css';

type Field = Omit<FieldProps, 'label'>;

type Props = {
  zipCode: Field;
  address: Field;
  detail: Field;
  onFound: (found: { zipCode: string; address: string }) => void;
  /** Says which address it is where a page has several, such as '배송지'. */
  labelPrefix?: string;
};

/** Postal code from the search, address and detail, for every form with an address (OUT-56). */
export function AddressFields({ zipCode, address, detail, onFound, labelPrefix = '' }: Props) {
  const [searching, setSearching] = useState(false);
  const found = useRef(false);
  const named = (label: string): string => `${labelPrefix} ${label}`.trim();
  // The dialog may be opened again before the last one was closed, so the result is reset.
  const open = () => {
    found.current = false;
    setSearching(true);
  };
  return (
    <>
      <div className={css['zip']}>
        <TextField label="우편번호" {...zipCode} readOnly />
        <BusyButton variant="default" aria-label={named('주소 검색')} onClick={open}>
          주소 검색
        </BusyButton>
      </div>
      <TextField label={named('주소')} maxLength={TEXT_LIMIT.name} {...address} />
      <TextField label={named('상세주소')} maxLength={TEXT_LIMIT.name} {...detail} />
      <AddressSearch
        opened={searching}
        onClose={() => setSearching(false)}
        onFound={({ zonecode, address: line }) => {
          found.current = true;
          setSearching(false);
          onFound({ zipCode: zonecode, address: line });
        }}
        onClosed={() => {
          if (found.current) focusField(detail.name);
          found.current = false;
        }}
      />
    </>
  );
}
