import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Select } from '#ui/selects/select.tsx';
import { ColourPanel } from './colour-panel.tsx';
import css from './editor.module.css';
import { ImagePanel } from './image-panel.tsx';
import type { ImageUploads } from './image-uploads.ts';
import { LinkPanel } from './link-panel.tsx';
import { TablePanel } from './table-panel.tsx';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';
import { BLOCK_TOOLS, HISTORY_TOOLS, MARK_TOOLS, type Tool } from './tools.ts';

type Panel = 'ink' | 'ground' | 'link';
type Props = { editor: Editor; uploads: ImageUploads; onPictures: (files: File[]) => void };

const LEVELS = [1, 2, 3, 4] as const;
const LEVEL_OPTIONS = [
  { value: '', label: '본문' },
  ...LEVELS.map((level) => ({ value: String(level), label: `제목 ${level}` })),
];
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys move the focus inside the toolbar, which is a single Tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool], [role="combobox"]')];
  const at = document.activeElement instanceof HTMLElement ? tools.indexOf(document.activeElement) : -1;
  if (step === undefined || at === -1) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}

const levelOf = (editor: Editor): string => String(LEVELS.find((level) => editor.isActive('heading', { level })) ?? '');

function Heading({ editor }: { editor: Editor }) {
  const level = useEditorState({ editor, selector: ({ editor: now }) => levelOf(now) });
  const choose = (value: string) => {
    const chosen = LEVELS.find((one) => String(one) === value);
    const chain = editor.chain().focus();
    (chosen === undefined ? chain.setParagraph() : chain.setHeading({ level: chosen })).run();
  };
  return (
    <Select className={css['heading']} label="문단 종류" value={level} options={LEVEL_OPTIONS} onChange={choose} />
  );
}

type ButtonProps = {
  icon: ToolIconName;
  label: string;
  isOn?: boolean | undefined;
  opens?: boolean | undefined;
  onPress: () => void;
};

/** A toolbar button. Pressing it does not move the focus out of the text. */
const ToolButton = ({ icon, label, isOn, opens, onPress }: ButtonProps) => (
  <button
    type="button"
    data-tool=""
    tabIndex={-1}
    className={css['tool']}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-expanded={opens}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <ToolIcon name={icon} />
  </button>
);

function Tools({ editor, tools }: { editor: Editor; tools: readonly Tool[] }): ReactNode {
  const activeStates = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map((tool) => tool.isOn?.(now) === true).join(),
  });
  const states = activeStates.split(',');
  return tools.map(({ icon, label, run, isOn }, at) => (
    <ToolButton
      key={icon}
      icon={icon}
      label={label}
      isOn={isOn && states[at] === 'true'}
      onPress={() => run(editor.chain().focus()).run()}
    />
  ));
}

/** Button that opens a file dialog for pictures. */
function PictureTool({ onPictures }: { onPictures: Props['onPictures'] }) {
  const choose = () => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, accept: 'image/png,image/jpeg,image/gif,image/webp' });
    input.addEventListener('change', () => onPictures([...(input.files ?? [])]));
    input.click();
  };
  return <ToolButton icon="picture" label="그림 넣기" onPress={choose} />;
}

/** The toolbar. Below it are the panel of the chosen tool and the panels for the table or picture at the caret. */
export function Toolbar({ editor, uploads, onPictures }: Props) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const opener = (icon: Panel, label: string) => (
    <ToolButton
      icon={icon}
      label={label}
      opens={panel === icon}
      onPress={() => setPanel(panel === icon ? null : icon)}
    />
  );
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  const addTable = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <div className={css['tools']}>
      <div role="toolbar" aria-label="서식" className={css['toolbar']} onKeyDown={moveFocus}>
        <Heading editor={editor} />
        <Tools editor={editor} tools={MARK_TOOLS} />
        {opener('ink', '글자 색')}
        {opener('ground', '배경 색')}
        <Tools editor={editor} tools={BLOCK_TOOLS} />
        {opener('link', '링크')}
        <ToolButton icon="table" label="표 넣기" onPress={addTable} />
        <PictureTool onPictures={onPictures} />
        <Tools editor={editor} tools={HISTORY_TOOLS} />
      </div>
      {(panel === 'ink' || panel === 'ground') && (
        <ColourPanel key={panel} editor={editor} kind={panel} onClose={close} />
      )}
      {panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
      <TablePanel editor={editor} />
      <ImagePanel editor={editor} uploads={uploads} />
    </div>
  );
}
