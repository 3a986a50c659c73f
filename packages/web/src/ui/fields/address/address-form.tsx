import { plainNumberText } from '@portal/contract/core/invisible';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import css from './address-search.module.css';

const ZIP_CODE = /^\d{5}$/;

export type PostalAddress = { zonecode: string; address: string };

/** Manual entry of postal code and address, for when the search cannot be loaded. */
export function AddressForm({ onFound }: { onFound: (found: PostalAddress) => void }) {
  const [zonecode, setZonecode] = useState('');
  const [address, setAddress] = useState('');
  const complete = ZIP_CODE.test(zonecode) && address.trim() !== '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (complete) onFound({ zonecode, address: address.trim() });
  };
  return (
    <form className={css['form']} onSubmit={submit}>
      <TextField
        label="우편번호"
        name="ManualZipCode"
        placeholder="숫자 5자리"
        autoFocus
        value={zonecode}
        onChange={(typed) => setZonecode(plainNumberText(typed))}
      />
      <TextField label="주소" name="ManualAddr1" value={address} onChange={setAddress} onEnter={submit} />
      <BusyButton needsServer={false} type="submit" disabled={!complete}>
        적용
      </BusyButton>
    </form>
  );
}
