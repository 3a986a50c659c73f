import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ToolIconName } from './tool-icon.tsx';

/** A tool that runs at once, without a panel. */
export type Tool = {
  icon: ToolIconName;
  label: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the tool is active at the caret. Absent for tools without a state. */
  isOn?: (editor: Editor) => boolean;
};

const mark = (icon: ToolIconName, label: string, name: string): Tool => ({
  icon,
  label,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

const align = (icon: 'left' | 'center' | 'right', label: string): Tool => ({
  icon,
  label,
  run: (chain) => (icon === 'left' ? chain.unsetTextAlign() : chain.setTextAlign(icon)),
  isOn: (editor) => icon !== 'left' && editor.isActive({ textAlign: icon }),
});

export const MARK_TOOLS: readonly Tool[] = [
  mark('bold', '굵게', 'bold'),
  mark('italic', '기울임', 'italic'),
  mark('underline', '밑줄', 'underline'),
  mark('strike', '취소선', 'strike'),
];

export const BLOCK_TOOLS: readonly Tool[] = [
  align('left', '왼쪽 맞춤'),
  align('center', '가운데 맞춤'),
  align('right', '오른쪽 맞춤'),
  {
    icon: 'bullets',
    label: '글머리 목록',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    icon: 'numbers',
    label: '번호 목록',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    icon: 'quote',
    label: '인용',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { icon: 'rule', label: '구분선', run: (chain) => chain.setHorizontalRule() },
];

export const HISTORY_TOOLS: readonly Tool[] = [
  { icon: 'undo', label: '실행 취소', run: (chain) => chain.undo() },
  { icon: 'redo', label: '다시 실행', run: (chain) => chain.redo() },
];

/** Actions for the table around the caret. */
export const TABLE_TOOLS: readonly { label: string; run: (chain: ChainedCommands) => ChainedCommands }[] = [
  { label: '위에 행', run: (chain) => chain.addRowBefore() },
  { label: '아래에 행', run: (chain) => chain.addRowAfter() },
  { label: '왼쪽에 열', run: (chain) => chain.addColumnBefore() },
  { label: '오른쪽에 열', run: (chain) => chain.addColumnAfter() },
  { label: '셀 합치기', run: (chain) => chain.mergeCells() },
  { label: '셀 나누기', run: (chain) => chain.splitCell() },
  { label: '제목 행', run: (chain) => chain.toggleHeaderRow() },
  { label: '행 삭제', run: (chain) => chain.deleteRow() },
  { label: '열 삭제', run: (chain) => chain.deleteColumn() },
  { label: '표 삭제', run: (chain) => chain.deleteTable() },
];
