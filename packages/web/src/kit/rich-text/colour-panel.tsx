import type { Editor } from '@tiptap/core';
import css from './editor.module.css';
import { BACKGROUND_COLOURS, TEXT_COLOURS } from './palette.ts';

type Props = { editor: Editor; kind: 'ink' | 'ground'; onClose: () => void };

function paint(editor: Editor, kind: Props['kind'], colour: string | null): void {
  const chain = editor.chain().focus();
  if (kind === 'ink') (colour === null ? chain.unsetColor() : chain.setColor(colour)).run();
  else (colour === null ? chain.unsetBackgroundColor() : chain.setBackgroundColor(colour)).run();
}

/** Panel with colours for the selected text or its background. The browser's picker offers any other colour. */
export function ColourPanel({ editor, kind, onClose }: Props) {
  const choose = (colour: string | null) => {
    paint(editor, kind, colour);
    onClose();
  };
  return (
    <fieldset
      className={css['panel']}
      aria-label={kind === 'ink' ? '글자 색 선택' : '배경 색 선택'}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className={css['word']} onClick={() => choose(null)}>
        기본
      </button>
      {(kind === 'ink' ? TEXT_COLOURS : BACKGROUND_COLOURS).map(({ name, colour }) => (
        <button
          key={colour}
          type="button"
          className={css['swatch']}
          style={{ background: colour }}
          aria-label={name}
          title={name}
          onClick={() => choose(colour)}
        />
      ))}
      <input
        type="color"
        className={css['swatch']}
        aria-label="다른 색"
        title="다른 색"
        onChange={(event) => paint(editor, kind, event.currentTarget.value)}
      />
    </fieldset>
  );
}
