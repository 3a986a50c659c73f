import { Extension, markPasteRule } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { findAddresses } from '#ui/text/addresses.ts';

/** The end of the word that was just finished with a blank or a new line, or undefined. */
function endOfWord({ doc, selection }: EditorState): number | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  if ($from.parentOffset > 0) return /\s$/.test(before) ? $from.pos - 1 : undefined;
  return Selection.findFrom(doc.resolve($from.before()), -1, true)?.to;
}

/** Makes the addresses in the word before a position into links. */
function linkWord(state: EditorState, end: number): Transaction | null {
  const mark = state.schema.marks['link'];
  const place = state.doc.resolve(end);
  if (mark === undefined || place.parent.type.spec.code) return null;
  const text = place.parent.textBetween(0, place.parentOffset, undefined, '\ufffc');
  const word = text.split(/[\s\ufffc]/).at(-1) ?? '';
  const tr = state.tr;
  for (const { at, text: address, href } of findAddresses(word)) {
    const from = end - word.length + at;
    const to = from + address.length;
    if (!state.doc.rangeHasMark(from, to, mark)) tr.addMark(from, to, mark.create({ href }));
  }
  return tr.docChanged ? tr.removeStoredMark(mark) : null;
}

/** Links of addresses that are typed or pasted as text. They end as everywhere else in the portal (D-554). */
export const AddressLinks = Extension.create({
  name: 'addressLinks',
  addPasteRules() {
    const type = this.editor.schema.marks['link'];
    if (type === undefined) return [];
    const find = (text: string) =>
      findAddresses(text).map(({ at, text: address, href }) => ({ index: at, text: address, data: { href } }));
    return [markPasteRule({ find, type, getAttributes: ({ data }) => ({ href: data?.['href'] }) })];
  },
  addProseMirrorPlugins() {
    const appendTransaction = (
      transactions: readonly Transaction[],
      before: EditorState,
      state: EditorState,
    ): Transaction | null => {
      const isTyped =
        state.doc.content.size > before.doc.content.size &&
        !transactions.some((transaction) => transaction.getMeta('preventAutolink') || transaction.getMeta('history$'));
      const end = isTyped ? endOfWord(state) : undefined;
      return end === undefined ? null : linkWord(state, end);
    };
    return [new Plugin({ key: new PluginKey('addressLinks'), appendTransaction })];
  },
});
