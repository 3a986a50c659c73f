import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { ReadablePage } from '../layers/readable-page.tsx';
import css from './combobox.module.css';
import { TextFrame } from './fields.tsx';
import lines from './suggest-field.module.css';
import type { FieldProps } from './use-field.ts';

/** A suggestion: a name that is offered, and a second line that tells it from others. */
export type Suggestion = { key: string; name: string; detail: string };

type Props<One extends Suggestion> = FieldProps & {
  /** The heading of the list. */
  heading: string;
  suggestions: readonly One[];
  onChoose: (chosen: One) => void;
};

/** One line of text that offers former entries while the user types. What they type stays as it is until they choose. */
export function SuggestField<One extends Suggestion>({ heading, suggestions, onChoose, ...text }: Props<One>) {
  const [open, setOpen] = useState(false);
  return (
    <Autocomplete.Root
      items={suggestions}
      open={open}
      onOpenChange={setOpen}
      value={text.value}
      mode="none"
      filter={null}
      itemToStringValue={(one: One) => one.name}
      onValueChange={(typed, { reason }) => {
        // A chosen suggestion fills the field by onChoose.
        if (reason !== 'item-press') text.onChange(typed);
      }}
      readOnly={text.readOnly === true}
    >
      <TextFrame {...text}>
        {(control) => (
          <Autocomplete.Input
            {...control}
            onBlur={() => {
              // Without suggestions there is no list yet, which would open over the field that the user is in by then.
              if (suggestions.length === 0) setOpen(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </TextFrame>
      {suggestions.length > 0 && (
        <Autocomplete.Portal>
          <Autocomplete.Positioner className={css['place']} align="start" sideOffset={4}>
            <Autocomplete.Popup className={css['popup']}>
              <ReadablePage />
              <p className={lines['heading']}>{heading}</p>
              <Autocomplete.List className={css['list']} aria-label={heading}>
                {(one: One) => (
                  <Autocomplete.Item key={one.key} value={one} className={css['option']} onClick={() => onChoose(one)}>
                    <span className={lines['name']}>{one.name}</span>
                    <span className={lines['detail']}>{one.detail}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  );
}
