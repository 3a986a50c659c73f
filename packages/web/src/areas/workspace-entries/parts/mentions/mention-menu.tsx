import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/create-store.ts';
import css from './mention-area.module.css';
import type { MentionMenu as Menu } from './mention-extension.ts';
import { PersonOption } from './person-option.tsx';

/** Shows the list of people below the caret of the editor. */
export function MentionMenu({ menu }: { menu: Store<Menu | null> }) {
  const open = useSyncExternalStore(menu.subscribe, menu.get);
  if (open === null || open.people.length === 0 || open.caretRect === null) return null;
  return (
    <div
      className={`${css['people']} ${css['floating']}`}
      style={{ top: open.caretRect.bottom + 4, left: open.caretRect.left }}
      role="listbox"
      aria-label="멤버"
    >
      {open.people.map((person, index) => (
        <PersonOption
          key={person.userId}
          id={`mention ${person.userId}`}
          person={person}
          selected={index === open.activeIndex}
          onChoose={open.choose}
        />
      ))}
    </div>
  );
}
