import { moved } from '#kit/excel/move-column.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import type { SavedView } from './saved-view.ts';
import type { ViewActions } from './use-view-actions.ts';
import type { Views } from './use-views.ts';
import css from './views.module.css';

type Props = { views: Views; actions: ViewActions; onEdit: (view: SavedView) => void; onClose: () => void };

/** All views of a list: open, rename, share, put in order and remove the own ones, open those of others. */
export function AllViews({ views, actions, onEdit, onClose }: Props) {
  const own = views.views.filter(({ mineYN }) => mineYN === 'Y');
  const others = views.views.filter(({ mineYN }) => mineYN !== 'Y');
  const open = (view: SavedView) => {
    void views.open(view);
    onClose();
  };
  const move = (index: number, step: number) => {
    const keys = own.map(({ id }) => String(id));
    return actions.order(moved(keys, keys[index] ?? '', index + step).map(Number));
  };
  const opener = (view: SavedView, note: string) => (
    <button type="button" aria-current={view === views.current || undefined} onClick={() => open(view)}>
      <b>{view.name}</b>
      <small>{note}</small>
    </button>
  );
  return (
    <Dialog title="저장한 필터" opened onClose={onClose} width={520}>
      {views.views.length === 0 && <p className={css['note']}>저장한 필터가 없습니다.</p>}
      {own.length > 0 && (
        <ul className={css['all']} aria-label="내 필터">
          {own.map((view, index) => (
            <li key={view.id}>
              {opener(view, view.sharedYN === 'Y' ? '직원과 함께' : '나만')}
              <IconButton
                icon="down"
                label={`${view.name} 위로`}
                data-up="true"
                disabled={index === 0}
                onClick={() => void move(index, -1)}
              />
              <IconButton
                icon="down"
                label={`${view.name} 아래로`}
                disabled={index === own.length - 1}
                onClick={() => void move(index, 1)}
              />
              <IconButton icon="pen" label={`${view.name} 수정`} onClick={() => onEdit(view)} />
              <IconButton icon="close" label={`${view.name} 삭제`} onClick={() => void actions.remove(view)} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={css['all']} aria-label="함께 쓰는 필터">
          {others.map((view) => (
            <li key={view.id}>{opener(view, `${view.ownerName}님`)}</li>
          ))}
        </ul>
      )}
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
