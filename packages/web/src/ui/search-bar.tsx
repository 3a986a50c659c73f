import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useState } from 'react';
import { BusyButton } from './busy-button.tsx';
import { isSubmitKey } from './is-submit-key.ts';
import './search-bar.css';

type Props = {
  type: string;
  types: readonly { value: string; label: string }[];
  keyword: string;
  onSearch: (type: string, keyword: string) => void;
};

/** Search type and keyword; searches on Enter or on the button. Give it a key when the address changes them. */
export function SearchBar({ type, types, keyword, onSearch }: Props) {
  const [draft, setDraft] = useState({ type, keyword });
  const search = () => onSearch(draft.type, draft.keyword.trim());
  return (
    <search className="search-bar">
      <NativeSelect
        aria-label="검색 조건"
        value={draft.type}
        data={[...types]}
        onChange={(event) => setDraft({ ...draft, type: event.currentTarget.value })}
      />
      <TextInput
        className="search-bar-key"
        aria-label="검색어"
        placeholder="검색어"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={TEXT_LIMIT.key}
        value={draft.keyword}
        onChange={(event) => setDraft({ ...draft, keyword: event.currentTarget.value })}
        onKeyDown={(event) => isSubmitKey(event) && search()}
      />
      <BusyButton onClick={search}>검색</BusyButton>
    </search>
  );
}
