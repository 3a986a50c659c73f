import { useState } from 'react';
import { FoundText } from '../fields/found-text.tsx';
import { matchesHangul } from '../fields/hangul.ts';
import { groupsOf, type Option } from '../fields/options.ts';
import { Sheet } from '../layers/sheet.tsx';
import css from './select-sheet.module.css';

/** With more options than this there is a field to find one. */
const WITHOUT_SEARCH = 8;

type Props = {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** The options of a select on a phone. Choosing one closes the sheet. */
export function SelectSheet({ label, options, value, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const shown = options.filter((option) => matchesHangul(option.label, typed));
  const choose = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  return (
    <Sheet title={label} opened onClose={onClose}>
      {options.length > WITHOUT_SEARCH && (
        <input
          className={css['search']}
          type="search"
          aria-label={`${label} 찾기`}
          placeholder="이름 또는 초성"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={css['list']} role="listbox" aria-label={label}>
        {groupsOf(shown).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={group.value} role="group" aria-label={group.value || label}>
            {group.value !== '' && <p className={css['heading']}>{group.value}</p>}
            {group.items.map((option) => (
              <button
                key={option.value}
                type="button"
                role="option"
                aria-label={option.label}
                aria-selected={option.value === value}
                data-empty={option.value === '' || undefined}
                onClick={() => choose(option.value)}
              >
                <FoundText text={option.label} typed={typed} />
              </button>
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={css['heading']}>검색 결과가 없습니다</p>}
    </Sheet>
  );
}
