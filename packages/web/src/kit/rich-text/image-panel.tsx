import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useSyncExternalStore } from 'react';
import css from './editor.module.css';
import type { ImageUploads } from './image-uploads.ts';
import { PICTURE_WIDTH } from './own-pictures.ts';

/** The selected picture, or null. */
function pictureOf({ state: { selection } }: Editor): { src: string; alt: string; width: string } | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  const { src, alt, width } = selection.node.attrs;
  return { src: String(src ?? ''), alt: String(alt ?? ''), width: String(width ?? '') };
}

const widthOf = (typed: string): number | null => {
  const width = Math.round(Number(typed));
  return width > 0 ? Math.min(PICTURE_WIDTH.most, width) : null;
};

/** Alternative text and width of the selected picture, and a retry button when its upload failed. */
export function ImagePanel({ editor, uploads }: { editor: Editor; uploads: ImageUploads }) {
  const picture = useEditorState({ editor, selector: ({ editor: now }) => pictureOf(now) });
  const states = useSyncExternalStore(uploads.states.subscribe, uploads.states.get);
  if (picture === null) return null;
  const set = (attributes: { alt?: string; width?: number | null }) =>
    editor.commands.updateAttributes('image', attributes);
  return (
    <fieldset className={css['panel']} aria-label="그림">
      <label className={css['label']}>
        대체 텍스트
        <input
          className={css['typed']}
          maxLength={200}
          placeholder="그림을 볼 수 없는 사람에게 들려줄 설명"
          value={picture.alt}
          onChange={(event) => set({ alt: event.currentTarget.value })}
        />
      </label>
      <label className={css['label']}>
        너비(px)
        <input
          className={css['number']}
          type="number"
          min={PICTURE_WIDTH.least}
          max={PICTURE_WIDTH.most}
          placeholder="원래대로"
          value={picture.width}
          onChange={(event) => set({ width: widthOf(event.currentTarget.value) })}
        />
      </label>
      {states.get(picture.src)?.failed === true && (
        <button type="button" className={css['word']} onClick={() => void uploads.retry(picture.src)}>
          다시 시도
        </button>
      )}
      <button type="button" className={css['word']} onClick={() => editor.chain().focus().deleteSelection().run()}>
        그림 삭제
      </button>
    </fieldset>
  );
}
