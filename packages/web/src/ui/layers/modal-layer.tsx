import { Dialog } from '@base-ui/react/dialog';
import { type CSSProperties, type MouseEvent, type ReactNode, useContext, useRef } from 'react';
import { Icon } from '../marks/icon.tsx';
import { useCloseOnBack } from './close-on-back.ts';
import { noteClosing } from './closing.ts';
import { LayerGround } from './layer-ground.ts';
import css from './modal-layer.module.css';
import { useFocusReturn } from './use-focus-return.ts';

/** Props of every dialog, sheet and drawer. */
export type ModalLayerProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

type Props = ModalLayerProps & {
  /** In px of a browser set to 16, never wider than the screen. */
  width: number;
  /** Class names of its parts. */
  parts: { inner?: string | undefined; content?: string | undefined; header?: string | undefined } & {
    title?: string | undefined;
    body?: string | undefined;
  };
  /** Shows it above dialogs and sheets that are already open. */
  isAbove?: boolean;
  /** A press outside closes it. */
  closesOutside?: boolean;
  /** Only its own buttons end it: it has no ×, and Escape and Back do nothing. */
  isLocked?: boolean;
  /** Called after the dialog has closed and the focus has returned. */
  onClosed?: (() => void) | undefined;
};

/** The second press of a double click lands next to the dialog and must not take its focus. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** A modal layer with a title and ×. Escape, × and Back close it. The focus stays inside and returns afterwards. */
export function ModalLayer({ title, opened, onClose: close, width, parts, onClosed, children, ...options }: Props) {
  const { isAbove = false, closesOutside = false, isLocked = false } = options;
  const onClose = () => {
    if (isLocked) return;
    noteClosing();
    close();
  };
  const isTopmost = useCloseOnBack(opened, onClose);
  const returnFocus = useFocusReturn(opened);
  const Ground = useContext(LayerGround);
  const content = useRef<HTMLDivElement>(null);
  const size: CSSProperties & { '--width': string } = { '--width': `${width / 16}rem` };
  return (
    <Dialog.Root
      open={opened}
      // base.css stops the page from scrolling.
      modal="trap-focus"
      disablePointerDismissal={!closesOutside}
      onOpenChange={(_, { reason }) => {
        if (reason !== 'escape-key' || isTopmost()) onClose();
      }}
      onOpenChangeComplete={(open) => {
        if (open) return;
        returnFocus();
        onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className={css['scrim']}
          data-above={isAbove || undefined}
          forceRender
          onMouseDown={keepFocus}
        />
        <Dialog.Viewport className={`${css['inner']} ${parts.inner ?? ''}`} data-above={isAbove || undefined}>
          <Dialog.Popup
            ref={content}
            render={<section />}
            className={`${css['content']} ${parts.content ?? ''}`}
            style={size}
            aria-modal="true"
            initialFocus={() => content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
            finalFocus={false}
          >
            <header className={`${css['header']} ${parts.header ?? ''}`}>
              <Dialog.Title className={`${css['title']} ${parts.title ?? ''}`}>{title}</Dialog.Title>
              {!isLocked && (
                <Dialog.Close className={css['close']} aria-label="닫기">
                  <Icon name="close" />
                </Dialog.Close>
              )}
            </header>
            <div className={`${css['body']} ${parts.body ?? ''}`}>
              {Ground && <Ground {...{ title, opened, isTopmost }} />}
              {children}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
