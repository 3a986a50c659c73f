import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import css from './editor.module.css';
import type { ImageState, ImageUploads } from './image-uploads.ts';
import { PICTURE_WIDTH } from './own-pictures.ts';

const nothing = (): void => undefined;
const unsubscribed = (): (() => void) => nothing;

/** Upload state of the shown picture. Undefined for one that was stored before. */
function useImageState(uploads: ImageUploads | null, address: string): ImageState | undefined {
  return useSyncExternalStore(uploads?.states.subscribe ?? unsubscribed, () => uploads?.states.get().get(address));
}

/** Lets the user drag the right edge. The width is written once, when the pointer is released. */
function useWidthDrag(onWidth: (width: number) => void) {
  const picture = useRef<HTMLImageElement>(null);
  const from = useRef<{ x: number; width: number } | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const widthAt = (x: number): number | null => {
    if (from.current === null) return null;
    return Math.round(
      Math.min(PICTURE_WIDTH.most, Math.max(PICTURE_WIDTH.least, from.current.width + x - from.current.x)),
    );
  };
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, width: picture.current?.offsetWidth ?? PICTURE_WIDTH.least };
    },
    onPointerMove: (event: PointerEvent) => setShown(widthAt(event.clientX)),
    onPointerUp: (event: PointerEvent) => {
      const width = widthAt(event.clientX);
      from.current = null;
      setShown(null);
      if (width !== null) onWidth(width);
    },
    onPointerCancel: () => {
      from.current = null;
      setShown(null);
    },
  };
  return { picture, shown, handle };
}

const isUploads = (value: unknown): value is ImageUploads => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A picture in the editor with upload progress, failure text and an edge to resize it. */
export function ImageView({ node, selected, extension, updateAttributes, editor }: NodeViewProps) {
  const address = textOf(node.attrs['src']);
  const uploads: unknown = extension.options.uploads;
  const state = useImageState(isUploads(uploads) ? uploads : null, address);
  const { picture, shown, handle } = useWidthDrag((width) => updateAttributes({ width }));
  const width = shown ?? (typeof node.attrs['width'] === 'number' ? node.attrs['width'] : undefined);
  return (
    <NodeViewWrapper as="span" className={css['picture']} data-selected={selected} data-failed={state?.failed === true}>
      <img
        ref={picture}
        src={address}
        alt={textOf(node.attrs['alt'])}
        width={width}
        draggable={false}
        data-drag-handle=""
      />
      {state?.stored === null && !state.failed && (
        <progress className={css['progress']} value={state.fraction} max={1} aria-label="그림 업로드" />
      )}
      {state?.failed === true && <span className={css['failed']}>업로드하지 못했습니다.</span>}
      {selected && editor.isEditable && <span className={css['edge']} aria-hidden="true" {...handle} />}
    </NodeViewWrapper>
  );
}
