import type { Editor, Extensions } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef } from 'react';
import { hasOwnColours } from './clean-html.ts';
import css from './editor.module.css';
import { richTextExtensions } from './extensions.ts';
import type { ImageUploads } from './image-uploads.ts';
import { insertPictures, type PictureInput, pasteInto } from './paste-into.ts';
import text from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

export type EditorSettings = {
  label: string;
  /** Cleaned HTML, '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  uploads: ImageUploads;
  /** Returns the pictures that may be used. The others are refused with a toast. */
  acceptPictures: PictureInput['accept'];
  /** Additional extensions, such as mentions. They must not change while the editor is open. */
  more?: Extensions;
  readOnly?: boolean;
  isWrong?: boolean;
};

/** The editor adds an empty paragraph after a table or picture. It is not part of the text. */
const TRAILING = '<p></p>';

function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  let html = editor.getHTML();
  while (html.endsWith(TRAILING)) html = html.slice(0, -TRAILING.length);
  return html;
}

/** The text as the form and as the editor know it. Undoing everything restores the form's original value exactly. */
type Known = { value: string; opened: { html: string; value: string } | null };

/** Loads a text that was set from outside, such as a newer version or a stored draft. */
function useOutsideText(editor: Editor, value: string, known: RefObject<Known>): void {
  useEffect(() => {
    if (value === known.current.value) return;
    known.current = { value, opened: null };
    editor.commands.setContent(value, { emitUpdate: false });
    known.current.opened = { html: htmlOf(editor), value };
  }, [editor, value, known]);
}

const focusTools = (view: { dom: HTMLElement }): void =>
  view.dom.closest(`.${css['editor']}`)?.querySelector<HTMLElement>('[data-tool]')?.focus();

/** Editor for rich text. Load it lazily by `RichTextField`, because it is larger than the rest of a page. */
export function RichTextEditor(settings: EditorSettings) {
  const { label, value, uploads, more = [], readOnly = false, isWrong = false } = settings;
  const latest = useRef(settings);
  latest.current = settings;
  const known = useRef<Known>({ value, opened: null });
  const pictureInput: PictureInput = { uploads, accept: (files) => latest.current.acceptPictures(files) };
  const editor = useEditor({
    extensions: [...richTextExtensions(uploads), ...more],
    content: value,
    editable: !readOnly,
    // The editor's own style tag is refused by the content policy.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      ...pasteInto(pictureInput),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: text['text'] ?? '' },
      handleKeyDown: (view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        focusTools(view);
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      known.current.opened = { html: htmlOf(created), value: known.current.value };
    },
    onUpdate: ({ editor: now }) => {
      const html = htmlOf(now);
      const { opened } = known.current;
      known.current.value = opened?.html === html ? opened.value : html;
      latest.current.onChange(known.current.value);
    },
  });
  useOutsideText(editor, value, known);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  const paper = hasOwnColours(value);
  return (
    <div className={css['editor']} data-wrong={isWrong}>
      {!readOnly && (
        <Toolbar
          editor={editor}
          uploads={uploads}
          onPictures={(files) => insertPictures(editor.view, files, pictureInput)}
        />
      )}
      <EditorContent
        editor={editor}
        className={css['page']}
        data-paper={paper}
        {...(paper ? { 'data-theme': 'light' } : {})}
      />
    </div>
  );
}
