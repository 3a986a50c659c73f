import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Icon } from '../marks/icon.tsx';
import css from './combobox.module.css';
import field from './fields.module.css';
import { matchesHangul } from './hangul.ts';
import { OptionList } from './option-list.tsx';
import { groupsOf, type Option } from './options.ts';

type Props = { label: string; options: readonly Option[]; placeholder: string };

/** Number of options shown at once. Typing finds the others. */
const MAX_SHOWN = 100;

const sameOption = (one: Option, other: Option): boolean => one.value === other.value;

const matches = ({ label }: Option, typed: string): boolean => matchesHangul(label, typed);

const Chevron = () => (
  <span className={field['suffix']}>
    <Icon name="choose" />
  </span>
);

type FinderProps = Props & { disabled: boolean; onFind: (value: string) => void };

/** Finds one of many options by typing and calls `onFind`. Then the field is empty for the next one. */
export function OptionFinder({ label, options, placeholder, disabled, onFind }: FinderProps) {
  const [typed, setTyped] = useState('');
  const find = (option: Option | null) => {
    if (option) onFind(option.value);
    setTyped('');
  };
  return (
    <Combobox.Root
      items={groupsOf(options)}
      filter={matches}
      value={null}
      onValueChange={find}
      inputValue={typed}
      onInputValueChange={setTyped}
      isItemEqualToValue={sameOption}
      limit={MAX_SHOWN}
      autoHighlight
      disabled={disabled}
    >
      <Combobox.InputGroup className={field['row'] ?? ''} data-suffix>
        <Combobox.Input className={field['input'] ?? ''} aria-label={label} placeholder={placeholder} />
        <Chevron />
      </Combobox.InputGroup>
      <OptionList label={label} typed={typed} />
    </Combobox.Root>
  );
}

type ChooserProps = Props & { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Chooses several of many options by typing. The chosen ones are chips in the field, each with ×. */
export function OptionChooser({ label, options, placeholder, chosen, onChange }: ChooserProps) {
  const [typed, setTyped] = useState('');
  const values = chosen.flatMap((value) => options.find((option) => option.value === value) ?? []);
  return (
    <Combobox.Root
      multiple
      items={groupsOf(options.filter(({ value }) => !chosen.includes(value)))}
      filter={matches}
      onInputValueChange={setTyped}
      value={values}
      onValueChange={(next: Option[], { reason }) => {
        // Escape closes the list and keeps the chosen options.
        if (reason !== 'escape-key') onChange(next.map(({ value }) => value));
      }}
      isItemEqualToValue={sameOption}
      autoHighlight
    >
      <Combobox.InputGroup className={field['row'] ?? ''} data-suffix>
        <Combobox.Chips className={`${field['input']} ${css['chips']}`}>
          {values.map(({ value, label: name }) => (
            <Combobox.Chip key={value} className={css['chip']} aria-label={name}>
              {name}
              <Combobox.ChipRemove className={css['remove']} aria-label={`${name} 삭제`}>
                <Icon name="close" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            className={css['typed']}
            aria-label={label}
            placeholder={chosen.length === 0 ? placeholder : ''}
          />
        </Combobox.Chips>
        <Chevron />
      </Combobox.InputGroup>
      <OptionList label={label} typed={typed} />
    </Combobox.Root>
  );
}
