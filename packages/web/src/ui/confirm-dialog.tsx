import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import './confirm-dialog.css';

type Props = {
  /** The open question, or null. */
  text: string | null;
  onAnswer: (agreed: boolean) => void;
};

/** A question with 확인 and 취소; Escape is 취소, 확인 has the focus, which returns afterwards (D-158). */
export function ConfirmDialog({ text, onAnswer }: Props) {
  // The sentence stays while the dialog fades away.
  const [shown, setShown] = useState(text);
  if (text !== null && text !== shown) setShown(text);
  return (
    <Dialog title="확인" opened={text !== null} onClose={() => onAnswer(false)} width={400}>
      <p className="confirm-text">{shown}</p>
      <div className="confirm-buttons">
        <BusyButton variant="default" onClick={() => onAnswer(false)}>
          취소
        </BusyButton>
        <Button data-autofocus onClick={() => onAnswer(true)}>
          확인
        </Button>
      </div>
    </Dialog>
  );
}
