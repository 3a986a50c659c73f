import { Extension } from '@tiptap/core';
import { Suggestion } from '@tiptap/suggestion';
import { createStore, type Store } from '#lib/create-store.ts';
import { beginsMention } from './mention-typing.ts';
import type { Mentionable } from './person-option.tsx';

/** The list of people below the caret of the editor, shown while the user types after an @. */
export type MentionMenu = {
  people: readonly Mentionable[];
  activeIndex: number;
  caretRect: DOMRect | null;
  choose: (person: Mentionable) => void;
};

const MAX_PEOPLE = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type SuggestionProps = {
  items: Mentionable[];
  clientRect?: (() => DOMRect | null) | null;
  command: (person: Mentionable) => void;
};

/** The handlers of the suggestion plugin, which update the menu. */
function menuHandlers(menu: Store<MentionMenu | null>) {
  const show = ({ items, clientRect, command }: SuggestionProps) =>
    menu.set({ people: items, activeIndex: 0, caretRect: clientRect?.() ?? null, choose: command });
  return {
    onStart: show,
    onUpdate: show,
    onExit: () => menu.set(null),
    onKeyDown: ({ event }: { event: KeyboardEvent }): boolean => {
      const open = menu.get();
      if (open === null || open.people.length === 0) return false;
      const step = STEPS[event.key];
      if (step !== undefined) {
        menu.set({ ...open, activeIndex: (open.activeIndex + step + open.people.length) % open.people.length });
        return true;
      }
      const person = open.people[open.activeIndex];
      if ((event.key !== 'Enter' && event.key !== 'Tab') || person === undefined) return false;
      open.choose(person);
      return true;
    },
  };
}

type Options = { people: () => readonly Mentionable[]; onMention: (person: Mentionable) => void };

/** The mention extension of the editor. A chosen member becomes '@name' in the text, as in comments. */
export function createMentions({ people, onMention }: Options) {
  const menu = createStore<MentionMenu | null>(null);
  const extension = Extension.create({
    name: 'mentions',
    addProseMirrorPlugins() {
      return [
        Suggestion<Mentionable, Mentionable>({
          editor: this.editor,
          char: '@',
          allowedPrefixes: null,
          allow: ({ state, range }) => beginsMention(state.doc.textBetween(Math.max(0, range.from - 1), range.from)),
          items: ({ query }) =>
            people()
              .filter(({ userName }) => userName.includes(query))
              .slice(0, MAX_PEOPLE),
          command: ({ editor, range, props }) => {
            editor.chain().focus().insertContentAt(range, `@${props.userName} `).run();
            onMention(props);
          },
          render: () => menuHandlers(menu),
        }),
      ];
    },
  });
  return { menu, extensions: [extension] };
}
