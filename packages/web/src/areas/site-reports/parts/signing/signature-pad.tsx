import { messageText } from '@portal/contract/messages';
import { useId, useState } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import css from '../signatures.module.css';
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
      <div className={css['padHead']}>
        <span>
          서명 <em aria-hidden="true">*</em>
        </span>
        <span>
          <button type="button" onClick={() => setIsWide(true)}>
            <Icon name="repeat" /> 가로로
          </button>
          <button type="button" onClick={() => change('')}>
            지우기
          </button>
        </span>
      </div>
      <PadSurface {...pad} isWrong={notice !== ''} describedBy={notice === '' ? undefined : errorId} />
      {notice !== '' && (
        <p id={errorId} className={css['error']} role="alert">
          {notice}
        </p>
      )}
      {isWide && <WidePad {...{ owner, pad, done, notice }} onDone={goOn} onClose={() => setIsWide(false)} />}
    </div>
  );
}
