import { type RefObject, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { AddressForm, type PostalAddress } from './address-form.tsx';
import css from './address-search.module.css';
import { type PostcodeMessage, readPostcodeMessage } from './postcode-message.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  onFound: (found: PostalAddress) => void;
  onClosed?: () => void;
};

/**
 * Handles messages of the address page inside `frame`. The sandboxed page has no origin, so the source window is
 * checked.
 */
function usePostcodeMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: PostcodeMessage) => void,
) {
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isOurs = event.source !== null && event.source === frame.current?.contentWindow;
      const message = isOurs ? readPostcodeMessage(event.data) : null;
      if (message) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, onMessage]);
}

function AddressFrame({ onFound }: Pick<Props, 'onFound'>) {
  const [manual, setManual] = useState<'chosen' | 'forced' | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  usePostcodeMessages(frame, (message) => {
    if (message.kind === 'postcode') onFound({ zonecode: message.zonecode, address: message.address });
    else setManual('forced');
  });
  return (
    <>
      {manual === 'forced' && (
        <p className={css['note']} role="status">
          주소 검색을 불러오지 못했습니다. 주소를 직접 입력해주세요.
        </p>
      )}
      {manual ? (
        <AddressForm onFound={onFound} />
      ) : (
        // The vendor's script runs without an origin. It cannot reach this page or its session (TH25).
        <iframe
          ref={frame}
          className={css['frame']}
          src="/postcode.html"
          title="주소 검색"
          sandbox="allow-scripts allow-popups"
        />
      )}
      {manual !== 'forced' && (
        <div className={css['switch']}>
          <BusyButton variant="subtle" size="compact-sm" onClick={() => setManual(manual ? null : 'chosen')}>
            {manual ? '주소 검색' : '직접 입력'}
          </BusyButton>
        </div>
      )}
    </>
  );
}

/** Address search in a dialog. It switches to manual entry when the search cannot be loaded (OUT-56). */
export function AddressSearch({ opened, onClose, onFound, onClosed }: Props) {
  return (
    <Dialog title="주소 검색" opened={opened} onClose={onClose} onClosed={onClosed} width={500}>
      {opened && <AddressFrame onFound={onFound} />}
    </Dialog>
  );
}
