import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import css from './editor.module.css';

const SCHEME = /^(https?:\/\/|mailto:|tel:)/i;

/** Adds https:// to an address without a scheme. */
const addressOf = (typed: string): string => (SCHEME.test(typed) ? typed : `https://${typed}`);

/** Turns the selected text into a link. Without a selection it inserts the address as a link. */
function setLink(editor: Editor, typed: string): void {
  const href = addressOf(typed);
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}

/** Panel for the address of a link. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const href: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof href === 'string' ? href : '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    if (typed.trim() === '') return;
    setLink(editor, typed.trim());
    onClose();
  };
  return (
    <fieldset
      className={css['panel']}
      aria-label="링크 주소"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <input
        type="url"
        className={css['typed']}
        aria-label="링크 주소"
        placeholder="https://"
        value={typed}
        ref={field}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isSubmitKey(event)) save();
        }}
      />
      <button type="button" className={css['word']} onClick={save}>
        적용
      </button>
      <button
        type="button"
        className={css['word']}
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run();
          onClose();
        }}
      >
        링크 해제
      </button>
    </fieldset>
  );
}
