import { messageText } from '@portal/contract/messages';
import { useId, useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { Text } from '#ui/text/text.tsx';
import { PadSurface } from './pad-surface.tsx';
import { type PadOwner, WidePad } from './wide-pad.tsx';

type Props = {
  value: string;
  onChange: (strokes: string) => void;
  error: string;
  owner: PadOwner;
  /** The button that goes on, also from the pad across. */
  done: string;
  onDone: () => unknown;
};

/** A white pad for a signature with a finger, a pen or the mouse, upright or across the whole screen. */
export function SignaturePad({ value, onChange, error, owner, done, onDone }: Props) {
  const errorId = useId();
  const [isWide, setIsWide] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);
  const change = (strokes: string) => {
    setIsTooLong(false);
    onChange(strokes);
  };
  const notice = isTooLong ? messageText('report.sign.tooLong') : error;
  const pad = { value, onChange: change, onTooLong: () => setIsTooLong(true) };
  const goOn = () => {
    setIsWide(false);
    return onDone();
  };
  return (
    <div data-field="Strokes">
      <Row justify="between" padY={4} weight="semibold">
        <span>
          서명{' '}
          <Text as="span" tone="bad" aria-hidden="true">
            *
          </Text>
        </span>
        <Row as="span">
          <Press tone="soft" padY={12} padX={8} onClick={() => setIsWide(true)}>
            <Row as="span" gap={4}>
              <Icon name="repeat" />
              가로로
            </Row>
          </Press>
          <Press tone="soft" padY={12} padX={8} onClick={() => change('')}>
            지우기
          </Press>
        </Row>
      </Row>
      <PadSurface {...pad} isWrong={notice !== ''} describedBy={notice === '' ? undefined : errorId} />
      {notice !== '' && (
        <AlertLine id={errorId} role="alert">
          {notice}
        </AlertLine>
      )}
      {isWide && <WidePad {...{ owner, pad, done, notice }} onDone={goOn} onClose={() => setIsWide(false)} />}
    </div>
  );
}
