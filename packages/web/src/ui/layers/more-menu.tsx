import type { ReactNode } from 'react';
import { Icon } from '../marks/icon.tsx';
import { useCloseOnBack } from './close-on-back.ts';
import drop from './drop-panel.module.css';
import css from './more-menu.module.css';
import { useDropPanel } from './use-drop-panel.ts';

/** One line of a menu. */
export type MoreMenuItem = {
  label: string;
  onAct: () => unknown;
  /** A destructive action: below a line, in red. */
  ends?: boolean;
  /** Why it cannot be done at the moment. */
  blocked?: string | undefined;
};

type Props = { items: readonly MoreMenuItem[]; label?: ReactNode };

/** Menu of rarely used actions behind one button. Escape, Back and a press outside close it. */
export function MoreMenu({ items, label = '더보기' }: Props) {
  const { id, root, opened, close, focusOpener, button } = useDropPanel();
  useCloseOnBack(opened, close);
  if (items.length === 0) return null;
  const act = (item: MoreMenuItem) => {
    focusOpener();
    close();
    void item.onAct();
  };
  const others = items.filter(({ ends }) => ends !== true);
  const destructive = items.filter(({ ends }) => ends === true);
  const line = (item: MoreMenuItem) => (
    <button
      key={item.label}
      type="button"
      data-ends={item.ends}
      disabled={item.blocked !== undefined}
      title={item.blocked}
      onClick={() => act(item)}
    >
      {item.label}
    </button>
  );
  return (
    <div className={css['more']} ref={root} data-print="off">
      <button type="button" className={css['opener']} {...button}>
        {label}
        <Icon name="down" />
      </button>
      {opened && (
        <div className={`${drop['panel']} ${css['panel']}`} id={id}>
          {others.map(line)}
          {others.length > 0 && destructive.length > 0 && <hr />}
          {destructive.map(line)}
        </div>
      )}
    </div>
  );
}
