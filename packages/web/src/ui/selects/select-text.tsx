import { useState } from 'react';
import { notePartMissing } from '../feedback/lazy-part.ts';
import type { SelectInput } from './select-input.tsx';
import type { ControlProps, Start } from './select-props.ts';

const UNTOUCHED: Start = { typed: null, opened: false, focused: false };

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/**
 * The select of a wide screen. Its list is loaded when the pointer or the focus reaches it. Until then a plain field
 * stands in its place. What is typed there goes over to the field with the list.
 */
export function SelectText(props: ControlProps) {
  const { chosen, isEmpty, control, placeholder, disabled } = props;
  const [Loaded, setLoaded] = useState<typeof SelectInput | null>(null);
  const [start, setStart] = useState(UNTOUCHED);
  const [isComposing, setIsComposing] = useState(false);
  const load = () =>
    void import('./select-input.tsx').then(
      ({ SelectInput: Part }) => setLoaded(() => Part),
      // The next focus tries again.
      notePartMissing,
    );
  // A syllable that is being composed would be lost with its field.
  if (Loaded !== null && !isComposing) return <Loaded {...props} start={start} />;
  return (
    <input
      {...control}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      disabled={disabled}
      placeholder={placeholder}
      value={start.typed ?? (isEmpty ? '' : (chosen?.label ?? ''))}
      onPointerEnter={load}
      onFocus={(event) => {
        event.currentTarget.select();
        setStart((before) => ({ ...before, focused: true }));
        load();
      }}
      onBlur={() => setStart(UNTOUCHED)}
      onClick={(event) => start.typed === null && event.currentTarget.select()}
      onMouseDown={() => setStart((before) => ({ ...before, opened: true }))}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        setStart((before) => ({ ...before, opened: true }));
      }}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setStart((before) => ({ ...before, typed, opened: true }));
      }}
    />
  );
}
