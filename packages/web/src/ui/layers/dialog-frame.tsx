import { Dialog } from '@base-ui/react/dialog';
import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../marks/icon.tsx';
import { useBackCloses } from './back-closes.ts';
import css from './dialog-frame.module.css';
import { useFocusReturn } from './use-focus-return.ts';

/** What every dialog, sheet and drawer takes. */
export type DialogFrameProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

type Props = DialogFrameProps & {
  /** In pixels; never wider than the screen. */
  width: number;
  /** Classes of its parts. */
  parts: { inner?: string | undefined; content?: string | undefined; header?: string | undefined } & {
    title?: string | undefined;
    body?: string | undefined;
  };
  /** A question: it stands over dialogs and sheets that are open already. */
  isAbove?: boolean;
  /** A press beside it closes it. */
  closesOutside?: boolean;
  /** After the dialog is gone and the focus has returned. */
  onClosed?: (() => void) | undefined;
};

/** The second press of an impatient double click lands beside the dialog, and does not take its focus away. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** What lies over the page with a title and ×: Escape, × and Back close it, focus stays inside and returns afterwards. */
export function DialogFrame({ title, opened, onClose, width, parts, onClosed, children, ...options }: Props) {
  const { isAbove = false, closesOutside = false } = options;
  const isTopmost = useBackCloses(opened, onClose);
  const returnFocus = useFocusReturn(opened);
  const content = useRef<HTMLDivElement>(null);
  const size: CSSProperties & { '--width': string } = { '--width': `${width}px` };
  return (
    <Dialog.Root
      open={opened}
      // The page is held still by base.css.
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
              <Dialog.Close className={css['close']} aria-label="닫기">
                <Icon name="close" />
              </Dialog.Close>
            </header>
            <div className={`${css['body']} ${parts.body ?? ''}`}>{children}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
