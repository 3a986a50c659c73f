import { shortCount } from '@portal/contract/core/paging';
import type { ReactNode } from 'react';
import { DotsMenu } from '#ui/layers/dots-menu.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useFilterSpace } from '#ui/screen/use-narrow.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { ViewActions } from './use-view-actions.ts';
import type { Views } from './use-views.ts';
import css from './views.module.css';

/** The dialogs of saved views. */
export type ViewDialog = 'add' | 'edit' | 'all' | 'columns';

type Props = {
  views: Views;
  actions: ViewActions;
  /** The rows of the list, for the open tab. */
  total: number | undefined;
  onDialog: (dialog: ViewDialog) => void;
  /** What stands before the buttons at the end. */
  children: ReactNode;
};

/** How many tabs have room: with least, less and all of it. */
const TABS = [2, 4, 6] as const;

/** The saved views of a list as tabs: all rows, own views, shared ones. The open one is always among them. */
export function ViewsBar({ views, actions, total, onDialog, children }: Props) {
  const room = TABS[useFilterSpace()];
  const { current } = views;
  const first = views.views.slice(0, room);
  const shown = current && !first.includes(current) ? [...first.slice(0, room - 1), current] : first;
  const count = total === undefined ? null : <small>{shortCount(total)}</small>;
  return (
    <nav className={css['bar']} aria-label="필터 목록" data-print="off">
      <button type="button" aria-current={!current || undefined} onClick={() => void views.open(undefined)}>
        전체 {!current && count}
      </button>
      {shown.map((view) => (
        <span key={view.id} data-current={view === current || undefined}>
          <button
            type="button"
            className={css['tab']}
            aria-current={view === current || undefined}
            title={view.mineYN === 'Y' ? undefined : `${view.ownerName}님의 필터`}
            onClick={() => void views.open(view)}
          >
            {view.sharedYN === 'Y' && (
              <>
                <Icon name="people" size={14} />
                <VisuallyHidden>함께 쓰는 필터</VisuallyHidden>
              </>
            )}
            <b>{view.name}</b>
            {view === current && count}
            {view === current && views.isChanged && (
              <i className={css['dot']}>
                <VisuallyHidden>변경됨</VisuallyHidden>
              </i>
            )}
          </button>
          {view === current && view.mineYN === 'Y' && (
            <DotsMenu
              label={`${view.name} 설정`}
              items={[
                { label: '이름과 함께 쓰기', onAct: () => onDialog('edit') },
                { label: '삭제', ends: true, onAct: () => actions.remove(view) },
              ]}
            />
          )}
        </span>
      ))}
      <button type="button" data-add onClick={() => onDialog('add')}>
        <Icon name="plus" size={14} />
        필터 저장
      </button>
      <div>
        {children}
        <button type="button" onClick={() => onDialog('columns')}>
          표시할 항목
        </button>
        <button type="button" onClick={() => onDialog('all')}>
          저장한 필터 {views.views.length}
        </button>
      </div>
    </nav>
  );
}
