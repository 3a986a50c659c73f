import { countText } from '@portal/contract/core/paging';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { conditionText, conditionValue } from './condition.ts';
import { ConditionEditor } from './condition-editor.tsx';
import css from './conditions.module.css';
import { type DraftSource, useDraft } from './use-draft.ts';

type Props = DraftSource & {
  /** Name of the condition that is shown first. */
  first: string;
  unit: string;
  onClose: () => void;
};

/** All conditions of a list: at the left which, at the right its values. They are counted before they are applied. */
export function ConditionBuilder({ first, unit, onClose, ...source }: Props) {
  const { conditions } = source;
  const [open, setOpen] = useState(first);
  const { values, set, total, apply } = useDraft(source);
  const shown = conditions.find(({ name }) => name === open) ?? conditions[0];
  if (!shown) return null;
  const submit = () => {
    apply();
    onClose();
  };
  return (
    <div className={css['builder']}>
      <div className={css['names']} role="tablist" aria-label="조건" aria-orientation="vertical">
        {conditions.map((condition) => {
          const value = conditionValue(values, condition);
          return (
            <button
              key={condition.name}
              type="button"
              role="tab"
              aria-selected={condition === shown}
              data-autofocus={condition === shown || undefined}
              onClick={() => setOpen(condition.name)}
            >
              {condition.label}
              {value !== '' && <b>{conditionText(condition, value)}</b>}
            </button>
          );
        })}
      </div>
      <div className={css['editor']} role="tabpanel" aria-label={shown.label}>
        <h3>{shown.label}</h3>
        <div key={shown.name}>
          <ConditionEditor
            condition={shown}
            value={conditionValue(values, shown)}
            onChange={(value) => set(shown.name, value)}
          />
        </div>
        <footer>
          <span role="status">
            {total !== undefined && (
              <>
                적용하면 <b>{countText(total, unit)}</b>
              </>
            )}
          </span>
          <BusyButton variant="subtle" onClick={onClose}>
            닫기
          </BusyButton>
          <BusyButton needsServer={false} onClick={submit}>
            적용
          </BusyButton>
        </footer>
      </div>
    </div>
  );
}
