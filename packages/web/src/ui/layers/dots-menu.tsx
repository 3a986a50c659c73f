import { IconButton } from '../buttons/icon-button.tsx';
import { useCloseOnBack } from './close-on-back.ts';
import css from './dots-menu.module.css';
import drop from './drop-panel.module.css';
import type { MoreMenuItem } from './more-menu.tsx';
import { useDropPanel } from './use-drop-panel.ts';

type Props = { label: string; items: readonly MoreMenuItem[] };

/** Menu of actions on one item, behind three dots. Escape, Back and a press outside close it. */
export function DotsMenu({ label, items }: Props) {
  const { id, root, opened, close, focusOpener, button } = useDropPanel();
  useCloseOnBack(opened, close);
  if (items.length === 0) return null;
  const act = (item: MoreMenuItem) => {
    focusOpener();
    close();
    void item.onAct();
  };
  return (
    <div className={css['dots']} ref={root} data-print="off">
      <IconButton icon="more" label={label} {...button} />
      {opened && (
        <div className={`${drop['panel']} ${css['panel']}`} id={id}>
          {items.map((item) => (
            <button key={item.label} type="button" data-ends={item.ends} onClick={() => act(item)}>
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
