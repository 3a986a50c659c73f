import { Editor } from '@tiptap/core';
import { cleanNodes } from '#kit/rich-text/clean-html.ts';
import { richTextExtensions } from '#kit/rich-text/extensions.ts';
import { createImageUploads } from '#kit/rich-text/image-uploads.ts';
import { pastedHtml } from '#kit/rich-text/pasted-html.ts';
import { pastedText } from '#kit/rich-text/pasted-text.ts';

const extensions = richTextExtensions(createImageUploads(() => Promise.resolve('')));

function withEditor(content: string, act: (editor: Editor) => void = () => undefined): string {
  const editor = new Editor({ extensions, content, injectCSS: false });
  act(editor);
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

/** What the flows of markup.spec ask a page for: functions of the editor, with texts in and out. */
const markup = {
  /** Stored markup as it is shown. */
  cleaned: (html: string): string => {
    const container = document.createElement('div');
    container.append(cleanNodes(html));
    return container.innerHTML;
  },
  /** The editor's markup after a paste, and how many pictures were lost. */
  afterPaste: (html: string) => {
    const pasted = pastedHtml(html, () => '');
    return { html: withEditor(pasted.html), lost: pasted.lost };
  },
  afterPasteOfText: (text: string): string => withEditor(pastedHtml(pastedText(text), () => '').html),
  /** A paste whose pictures are uploaded: their data, and what the paste becomes. */
  pastedPictures: (html: string) => {
    const uploaded: string[] = [];
    const pasted = pastedHtml(html, (data) => {
      uploaded.push(data);
      return 'blob:http://localhost/1';
    });
    return { uploaded, pasted };
  },
  /** The editor's markup after these characters were typed; a line break is a new paragraph. */
  afterTyping: (text: string): string =>
    withEditor('', (editor) => {
      for (const character of text) {
        if (character === '\n') editor.commands.splitBlock();
        else editor.view.dispatch(editor.state.tr.insertText(character));
      }
    }),
};

Object.assign(window, { markup });
