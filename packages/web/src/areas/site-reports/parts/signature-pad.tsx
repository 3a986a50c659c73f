import { useId, useState } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import { PadSurface } from './pad-surface.tsx';
import css from './signatures.module.css';
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
          <button type="button" onClick={() => onChange('')}>
            지우기
          </button>
        </span>
      </div>
      <PadSurface
        value={value}
        onChange={onChange}
        isWrong={error !== ''}
        describedBy={error === '' ? undefined : errorId}
      />
      {error !== '' && (
        <p id={errorId} className={css['error']}>
          {error}
        </p>
      )}
      {isWide && <WidePad {...{ owner, value, onChange, done }} onDone={goOn} onClose={() => setIsWide(false)} />}
    </div>
  );
}
