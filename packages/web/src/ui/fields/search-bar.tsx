import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../marks/icon.tsx';
import { Select } from '../selects/select.tsx';
import { isSubmitKey } from './is-submit-key.ts';
import css from './search-bar.module.css';

type Props = {
  type: string;
  types: readonly { value: string; label: string }[];
  keyword: string;
  onType: (typed: { type: string; keyword: string }) => void;
  onSearch: () => void;
  /** Whether a button opened it: the keyword then gets the focus. */
  opened?: boolean;
};

/** Search type, where there are several, and keyword. Enter and the button start the search. */
export function SearchBar({ type, types, keyword, onType, onSearch, opened = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Before the frame of the press, so that a phone shows its keyboard.
  useLayoutEffect(() => {
    if (opened) input.current?.focus();
  }, [opened]);
  return (
    <search className={css['bar']}>
      {types.length > 1 && (
        <Select
          className={css['type']}
          label="검색 조건"
          value={type}
          options={types}
          onChange={(chosen) => onType({ type: chosen, keyword })}
        />
      )}
      <input
        ref={input}
        className={css['key']}
        aria-label="검색어"
        placeholder={types.length === 1 ? types[0]?.label : '검색어'}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={TEXT_LIMIT.key}
        value={keyword}
        onChange={(event) => onType({ type, keyword: event.currentTarget.value })}
        onKeyDown={(event) => isSubmitKey(event) && onSearch()}
      />
      <button type="button" className={css['go']} aria-label="검색" title="검색" onClick={onSearch}>
        <Icon name="search" />
      </button>
    </search>
  );
}
