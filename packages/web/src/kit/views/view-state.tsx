import { messageText } from '@portal/contract/messages';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import type { Views } from './use-views.ts';
import css from './views.module.css';

type Props = {
  views: Views;
  /** Stores the address in the open view. */
  onStore: () => Promise<unknown>;
  /** Opens the dialog for a new view. */
  onAdd: () => void;
};

/** Whether the line of `ViewState` has anything to say. */
export const hasViewState = ({ gone, isChanged, current }: Views, isNarrow: boolean): boolean =>
  gone !== '' || isChanged || (isNarrow && current !== undefined);

/** Says that the list differs from its view, or that its view is gone. A phone has the name of the view here. */
export function ViewState({ views, onStore, onAdd }: Props) {
  const { current, gone, isChanged } = views;
  const isNarrow = useNarrow();
  const asNew = (
    <BusyButton variant="default" size="compact-sm" onClick={onAdd}>
      새 필터로
    </BusyButton>
  );
  if (gone !== '')
    return (
      <div className={css['state']}>
        <span role="status" data-dot>
          {messageText('view.gone', { name: gone })}
        </span>
        {asNew}
        <BusyButton variant="subtle" size="compact-sm" onClick={views.forget}>
          닫기
        </BusyButton>
      </div>
    );
  if (!current) return null;
  return (
    <div className={css['state']}>
      {isNarrow && <b>{current.name}</b>}
      {isChanged && (
        <>
          <span role="status" data-dot>
            저장한 필터와 다름
          </span>
          <BusyButton variant="subtle" size="compact-sm" onClick={() => views.open(current)}>
            되돌리기
          </BusyButton>
          {current.mineYN === 'Y' && (
            <BusyButton variant="default" size="compact-sm" onClick={onStore}>
              저장
            </BusyButton>
          )}
          {asNew}
        </>
      )}
    </div>
  );
}
