import { Suspense, useState } from 'react';
import { lazyPart } from '../feedback/lazy-part.ts';
import field from '../fields/fields.module.css';
import { Icon } from '../marks/icon.tsx';
import { useNarrow } from '../screen/use-narrow.ts';
import css from './select.module.css';
import type { ControlProps, SelectProps } from './select-props.ts';
import { SelectText } from './select-text.tsx';

/** The sheet is loaded when it is opened. */
const SelectSheet = lazyPart(async () => (await import('./select-sheet.tsx')).SelectSheet);

/** The select of a phone: a button that opens a sheet with the options. */
function SelectButton({ offered, chosen, isEmpty, control, placeholder, label, disabled, onChange }: ControlProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        {...control}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={opened}
        data-select-button
        data-empty={isEmpty || undefined}
        disabled={disabled}
        onClick={() => setOpened(true)}
      >
        {isEmpty ? placeholder : chosen?.label}
      </button>
      {opened && (
        <Suspense>
          <SelectSheet
            label={label}
            options={offered}
            value={chosen?.value}
            onChoose={onChange}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** One of many options. Typing finds them, by initial consonants too (ㅎㅂ finds 한빛). */
export function Select({ placeholder, withoutEmpty = false, options, className, autoFocus, ...props }: SelectProps) {
  const isNarrow = useNarrow();
  const offered = placeholder === undefined || withoutEmpty ? options : [{ value: '', label: placeholder }, ...options];
  const { value, onChange: _, label, disabled: __, ...rest } = props;
  const control = {
    ...rest,
    className: `${className ?? field['input']} ${css['select']}`,
    'aria-label': label,
    'data-autofocus': autoFocus || undefined,
    autoFocus,
  };
  const chosen = offered.find((option) => option.value === value);
  const Part = isNarrow ? SelectButton : SelectText;
  return (
    <span className={`${field['row']} ${css['row']}`} data-suffix>
      <Part
        {...props}
        offered={offered}
        chosen={chosen}
        isEmpty={chosen === undefined || (placeholder !== undefined && value === '')}
        control={control}
        placeholder={placeholder ?? ''}
      />
      <span className={css['chevron']}>
        <Icon name="choose" />
      </span>
    </span>
  );
}
