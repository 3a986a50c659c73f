import { Combobox } from '@base-ui/react/combobox';
import { useLayoutEffect, useRef, useState } from 'react';
import { matchesHangul } from '../fields/hangul.ts';
import { OptionList } from '../fields/option-list.tsx';
import type { Option } from '../fields/options.ts';
import { groupsOf } from '../fields/options.ts';
import type { ControlProps, Start } from './select-props.ts';

/** The select of a wide screen: a field in which the user types to find an option. */
export function SelectInput({ start, ...props }: ControlProps & { start: Start }) {
  const { offered, chosen, isEmpty, control, placeholder, label, disabled = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [atStart] = useState(start);
  useLayoutEffect(() => {
    const field = input.current;
    const { typed: text, focused } = atStart;
    if (!focused || field === null) return;
    field.focus();
    if (text === null) return;
    // The combobox takes this for typing, once it is drawn: it opens the list and highlights the first hit.
    queueMicrotask(() => {
      field.setRangeText(text, 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    });
  }, [atStart]);
  const shown = typed === null ? offered : offered.filter((option) => matchesHangul(option.label, typed));
  return (
    <Combobox.Root<Option>
      items={groupsOf(offered)}
      filteredItems={groupsOf(shown)}
      value={chosen ?? null}
      onValueChange={(option) => {
        // Emptying the text is the start of another one, and Escape only closes the list.
        if (option !== null) onChange(option.value);
      }}
      inputValue={typed ?? (isEmpty ? '' : chosen?.label)}
      onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
      defaultOpen={start.opened && start.typed === null}
      onOpenChange={(open) => !open && setTyped(null)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      autoHighlight
      disabled={disabled}
    >
      <Combobox.Input
        {...control}
        ref={input}
        placeholder={placeholder}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        // The press puts the caret behind the chosen text, where nothing could be found.
        onClick={(event) => typed === null && event.currentTarget.select()}
      />
      <OptionList label={label} typed={typed ?? ''} />
    </Combobox.Root>
  );
}
