import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { isWholeAddress } from '#ui/text/addresses.ts';
import { AddressLinks } from './address-links.ts';
import { PictureNode } from './image-node.ts';
import type { ImageUploads } from './image-uploads.ts';
import { hexColour } from './pasted-styles.ts';

/** A name that ends as a domain does, and no number of a machine. */
const DOMAIN = /\.[a-z]{2,}/i;

/** Leaves out column widths, which readers do not get. A phone lays out the columns by their text. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const ground = {
  default: null,
  parseHTML: (element: HTMLElement) => hexColour(element.style.backgroundColor) || null,
  renderHTML: ({ ground: colour }: Record<string, unknown>) =>
    typeof colour === 'string' ? { style: `background-color: ${colour}` } : {},
};

/** Merged cells, and the background of a pasted cell. */
const spans = (attributes: Record<string, unknown> | undefined) => ({
  colspan: attributes?.['colspan'] ?? { default: 1 },
  rowspan: attributes?.['rowspan'] ?? { default: 1 },
  ground,
});
const Cell = TableCell.extend({
  addAttributes() {
    return spans(this.parent?.());
  },
});
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return spans(this.parent?.());
  },
});

/** The extensions for the tags and styles of the contract's allow-list. */
export const richTextExtensions = (uploads: ImageUploads): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      defaultProtocol: 'https',
      // The library takes a particle for a part of the address: `AddressLinks` makes those links.
      shouldAutoLink: (url) => isWholeAddress(url) && (url.includes(':') || DOMAIN.test(url)),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  AddressLinks,
  TextStyle,
  Color,
  BackgroundColor,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  HeaderCell,
  Cell,
  PictureNode.configure({ uploads }),
];
