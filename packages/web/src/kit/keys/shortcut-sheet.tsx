import { useSyncExternalStore } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { chooseSingleKeys, singleKeys } from './key-settings.ts';
import css from './shortcut-sheet.module.css';
import { SHORTCUTS } from './shortcuts.ts';

/** All shortcuts, and the switch for those of a single character. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
  return (
    <Dialog title="단축키" opened onClose={onClose} width={680}>
      <div className={css['groups']}>
        {SHORTCUTS.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ text, keys }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={css['switch']}>
        <Checkbox label="한 글자 단축키" checked={on} onChange={chooseSingleKeys} />
        <small>입력 중에는 작동하지 않습니다. 끄면 / 와 ?는 쓰이지 않습니다.</small>
      </div>
    </Dialog>
  );
}
