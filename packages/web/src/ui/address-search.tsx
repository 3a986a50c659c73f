import { useEffect, useState } from 'react';
import { AddressForm, type FoundAddress } from './address-form.tsx';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import { type PostcodeMessage, readPostcodeMessage } from './postcode-message.ts';
import './address-search.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  onFound: (found: FoundAddress) => void;
  onClosed?: () => void;
};

/** Hears the address page inside the frame; messages from other places are not for us. */
function usePostcodeMessages(onMessage: (message: PostcodeMessage) => void): void {
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = event.origin === window.location.origin ? readPostcodeMessage(event.data) : null;
      if (message) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onMessage]);
}

function AddressFrame({ onFound }: Pick<Props, 'onFound'>) {
  const [manual, setManual] = useState<'chosen' | 'forced' | null>(null);
  usePostcodeMessages((message) => {
    if (message.kind === 'postcode') onFound({ zonecode: message.zonecode, address: message.address });
    else setManual('forced');
  });
  return (
    <>
      {manual === 'forced' && (
        <p className="address-note" role="status">
          주소 검색을 불러오지 못했습니다. 주소를 직접 입력해주세요.
        </p>
      )}
      {manual ? (
        <AddressForm onFound={onFound} />
      ) : (
        <iframe className="address-frame" src="/postcode.html" title="주소 검색" />
      )}
      {manual !== 'forced' && (
        <div className="address-switch">
          <BusyButton variant="subtle" size="compact-sm" onClick={() => setManual(manual ? null : 'chosen')}>
            {manual ? '주소 검색' : '직접 입력'}
          </BusyButton>
        </div>
      )}
    </>
  );
}

/** Address search in a dialog; becomes entry by hand when the search cannot load (OUT-58). */
export function AddressSearch({ opened, onClose, onFound, onClosed }: Props) {
  return (
    <Dialog title="주소 검색" opened={opened} onClose={onClose} onClosed={onClosed} width={500}>
      {opened && <AddressFrame onFound={onFound} />}
    </Dialog>
  );
}
