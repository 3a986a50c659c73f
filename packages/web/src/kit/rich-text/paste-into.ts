import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { toast } from '#lib/toast.ts';
import type { ImageUploads } from './image-uploads.ts';
import { pastedHtml } from './pasted-html.ts';
import { pastedText } from './pasted-text.ts';

/** Longest markup to process, in characters. More would block the page. */
const MAX_PASTED = 4_000_000;
const OWN_SLICE = 'data-pm-slice';

const isPicture = (file: File): boolean => file.type.startsWith('image/');

/** Whether the markup is a single picture, as browsers write it for '이미지 복사'. */
const isPictureAlone = (html: string): boolean => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1 && !body.querySelector('table');
};

function blobOf(data: string): Blob | null {
  const [, type, base64] = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/.exec(data) ?? [];
  if (type === undefined || base64 === undefined) return null;
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

export type PictureInput = {
  uploads: ImageUploads;
  /** Returns the pictures that may be used. The others are refused with a toast. */
  accept: (files: readonly File[]) => File[];
};

/** Inserts pictures at the caret or at `at` and starts their uploads. */
export function insertPictures(
  view: EditorView,
  files: readonly File[],
  { uploads, accept }: PictureInput,
  at?: number,
): void {
  const type = view.state.schema.nodes['image'];
  if (!type) return;
  const pictures = accept(files).map((file) => type.create({ src: uploads.add(file) }));
  if (pictures.length === 0) return;
  const { from, to } = view.state.selection;
  view.dispatch(view.state.tr.replaceWith(at ?? from, at ?? to, pictures).scrollIntoView());
}

/**
 * Editor props for paste and drop: text is cleaned, pictures are uploaded at once, and pictures of other sites are left
 * out.
 */
export function pasteInto(pictureInput: PictureInput): EditorProps {
  let lost = 0;
  const uploadData = (data: string): string => {
    const blob = blobOf(data);
    const [accepted] = blob ? pictureInput.accept([new File([blob], '그림', { type: blob.type })]) : [];
    return accepted ? pictureInput.uploads.add(accepted) : '';
  };
  return {
    transformPastedHTML: (html) => {
      lost = 0;
      if (html.includes(OWN_SLICE)) return html;
      if (html.length > MAX_PASTED) {
        toast.text('붙여 넣은 내용이 너무 큽니다. 나누어 붙여 넣어주세요.', 'error');
        return '';
      }
      const pasted = pastedHtml(html, uploadData);
      lost = pasted.lost;
      return pasted.html;
    },
    handlePaste: (view, { clipboardData }) => {
      if (!clipboardData) return false;
      const html = clipboardData.getData('text/html');
      const pictures = [...clipboardData.files].filter(isPicture);
      if (pictures.length > 0 && (html === '' || isPictureAlone(html))) {
        insertPictures(view, pictures, pictureInput);
        return true;
      }
      if (lost > 0)
        toast.text(`함께 붙여 넣을 수 없는 그림이 ${lost}개 있습니다. 그림만 따로 복사해 붙여 넣어주세요.`, 'error');
      const text = clipboardData.getData('text/plain');
      if (html !== '' || text === '' || view.state.selection.$from.parent.type.spec.code) return false;
      return view.pasteHTML(pastedText(text));
    },
    handleDrop: (view, event, _slice, moved) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (moved || files.length === 0) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      insertPictures(view, files.filter(isPicture), pictureInput, at);
      // Without this, the browser would open a dropped file of another type instead of the page.
      return true;
    },
  };
}
