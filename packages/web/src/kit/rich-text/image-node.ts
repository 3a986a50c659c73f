import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import type { ImageUploads } from './image-uploads.ts';
import { ImageView } from './image-view.tsx';
import { isOwnPicture } from './own-pictures.ts';

/** An inline picture, so that it follows the alignment of its paragraph. Its width in px is set by hand. */
export const PictureNode = Node.create<{ uploads: ImageUploads | null }>({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ uploads: null }),
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: {
      default: null,
      parseHTML: (element) => Number.parseInt(element.getAttribute('width') ?? '', 10) || null,
    },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isOwnPicture(element.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(ImageView, { as: 'span' }),
});
