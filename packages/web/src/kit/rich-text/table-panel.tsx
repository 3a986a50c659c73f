import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import css from './editor.module.css';
import { TABLE_TOOLS } from './tools.ts';

/** Buttons for the table at the caret. Draws nothing outside of tables. */
export function TablePanel({ editor }: { editor: Editor }) {
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!inTable) return null;
  return (
    <fieldset className={css['panel']} aria-label="표">
      {TABLE_TOOLS.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={css['word']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
