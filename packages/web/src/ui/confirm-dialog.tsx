import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import './confirm-dialog.css';

type Props = { text: string; onAnswer: (agreed: boolean) => void };

/** A question with 확인 and 취소; Escape is 취소, and 확인 has the focus (D-158). */
export function ConfirmDialog({ text, onAnswer }: Props) {
  return (
    <Dialog title="확인" opened onClose={() => onAnswer(false)} width={400}>
      <p className="confirm-text">{text}</p>
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
