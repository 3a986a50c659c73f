import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import field from '#ui/fields/fields.module.css';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { Text } from '#ui/text/text.tsx';
import css from './mention-area.module.css';
import { insertMention, typedMention } from './mention-typing.ts';
import type { Mentionable } from './person-option.tsx';
import { PersonOption } from './person-option.tsx';

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  name: string;
  value: string;
  people: readonly Mentionable[];
  maxLength: number;
  readOnly: boolean;
  /** What is wrong with the text, '' when nothing is known. It stands below. */
  error?: string;
  onChange: (text: string) => void;
  /** Called when the user chose a person from the list. */
  onMention: (person: Mentionable) => void;
  /** Called on Ctrl or Cmd with Enter. */
  onSend: () => void;
};

const MAX_PEOPLE = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The people whose name contains the text typed after the @. */
const matching = (people: readonly Mentionable[], typed: string): Mentionable[] =>
  people.filter(({ userName }) => userName.includes(typed)).slice(0, MAX_PEOPLE);

/** A text area in which @ lists the members. Arrows move, Enter or Tab chooses, Escape closes. */
export function MentionArea({ area, label, name, value, people, error = '', ...more }: Props) {
  const { onChange, onMention, onSend, ...rest } = more;
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const found = typed === null ? [] : matching(people, typed);
  const updateTyped = () => {
    const element = area.current;
    setTyped(element ? typedMention(element.value, element.selectionStart) : null);
    setActiveIndex(0);
  };
  const choose = (person: Mentionable) => {
    const element = area.current;
    if (!element) return;
    const { text, caret } = insertMention(value, element.selectionStart, person.userName);
    // The text is drawn and the caret set at once: a key of the same moment comes behind the name.
    flushSync(() => {
      onChange(text);
      onMention(person);
      setTyped(null);
    });
    element.focus();
    element.setSelectionRange(caret, caret);
  };
  /** Handles a key for the open list. Returns whether the list used it. */
  const handleListKey = (key: string, person: Mentionable): boolean => {
    const step = STEPS[key];
    if (step !== undefined) setActiveIndex((activeIndex + step + found.length) % found.length);
    else if (key === 'Tab' || key === 'Enter') choose(person);
    else if (key === 'Escape') setTyped(null);
    else return false;
    return true;
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Ignores the Enter that completes a Korean syllable.
    if (event.key === 'Enter' && !isSubmitKey(event)) return;
    const person = found[activeIndex];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (person && handleListKey(event.key, person)) event.preventDefault();
  };
  return (
    <Text as="div" className={css['frame']} fill>
      <textarea
        {...rest}
        className={field['input']}
        ref={area}
        name={name}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[activeIndex] ? `${listId} ${found[activeIndex].userId}` : undefined}
        placeholder={label}
        aria-invalid={error !== '' || undefined}
        rows={1}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          updateTyped();
        }}
        onClick={updateTyped}
        onBlur={() => setTyped(null)}
        onKeyDown={handleKey}
      />
      {error !== '' && <small>{error}</small>}
      {found.length > 0 && (
        <div className={css['people']} id={listId} role="listbox" aria-label="멤버">
          {found.map((person, index) => (
            <PersonOption
              key={person.userId}
              id={`${listId} ${person.userId}`}
              person={person}
              selected={index === activeIndex}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </Text>
  );
}
