import { ConditionSheet } from '#kit/conditions/condition-sheet.tsx';
import type { DraftSource } from '#kit/conditions/use-draft.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { Views } from './use-views.ts';
import css from './views.module.css';
import type { ViewDialog } from './views-bar.tsx';

type Props = DraftSource & {
  unit: string;
  views: Views;
  onDialog: (dialog: ViewDialog) => void;
  onClose: () => void;
};

/** Conditions and saved views of a list on a phone. */
export function ViewSheet({ views, onDialog, ...sheet }: Props) {
  const go = (act: () => unknown) => {
    sheet.onClose();
    act();
  };
  return (
    <ConditionSheet {...sheet}>
      <section>
        <h3>저장한 필터</h3>
        <div className={css['picks']}>
          <button type="button" aria-pressed={!views.current} onClick={() => go(() => views.open(undefined))}>
            전체
          </button>
          {views.views.map((view) => (
            <button
              key={view.id}
              type="button"
              aria-pressed={view === views.current}
              onClick={() => go(() => views.open(view))}
            >
              {view.name}
              {view.mineYN !== 'Y' && ` (${view.ownerName})`}
            </button>
          ))}
        </div>
        <div className={css['picks']}>
          <BusyButton variant="default" onClick={() => go(() => onDialog('add'))}>
            필터 저장
          </BusyButton>
          <BusyButton variant="default" onClick={() => go(() => onDialog('all'))}>
            저장한 필터 {views.views.length}
          </BusyButton>
        </div>
      </section>
    </ConditionSheet>
  );
}
