import { countText } from '@portal/contract/core/paging';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { conditionText, conditionValue, type Many } from './condition.ts';
import { ConditionEditor } from './condition-editor.tsx';
import css from './condition-sheet.module.css';
import { type DraftSource, useDraft } from './use-draft.ts';

type Props = DraftSource & {
  unit: string;
  onClose: () => void;
  /** What stands below the conditions. */
  children: ReactNode;
};

/** The conditions of a list on a phone. They are counted before they are applied. */
export function ConditionSheet({ unit, onClose, children, ...source }: Props) {
  const { conditions } = source;
  const { values, set, clear, total, apply } = useDraft(source);
  const [open, setOpen] = useState<Many | null>(null);
  const many = conditions.filter((condition) => condition.kind === 'many');
  const others = conditions.filter((condition) => condition.kind !== 'many');
  const submit = () => {
    apply();
    onClose();
  };
  return (
    <Sheet title="조건" opened onClose={onClose}>
      <div className={css['sheet']}>
        <ul className={css['rows']}>
          {many.map((condition) => {
            const value = conditionValue(values, condition);
            const isOpen = open?.name === condition.name;
            return (
              <li key={condition.name}>
                <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : condition)}>
                  <span>{condition.label}</span>
                  <b data-none={value === '' || undefined}>{value === '' ? '전체' : conditionText(condition, value)}</b>
                  <Icon name="next" />
                </button>
                {isOpen && <ConditionEditor {...{ condition, value }} onChange={(next) => set(condition.name, next)} />}
              </li>
            );
          })}
        </ul>
        {others.map((condition) => (
          <section key={condition.name}>
            <h3>{condition.label}</h3>
            <ConditionEditor
              condition={condition}
              value={conditionValue(values, condition)}
              onChange={(value) => set(condition.name, value)}
            />
          </section>
        ))}
        {children}
        <footer>
          <BusyButton variant="default" onClick={clear}>
            모두 해제
          </BusyButton>
          <BusyButton needsServer={false} onClick={submit}>
            {total === undefined ? '보기' : `${countText(total, unit)} 보기`}
          </BusyButton>
        </footer>
      </div>
    </Sheet>
  );
}
