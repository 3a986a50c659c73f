import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import css from './sheet.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useNarrow } from './use-narrow.ts';

type Props = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

const SHEET_MS = 220;
const DIALOG_MS = 150;

/**
 * A deed with fields of its own: from below on a narrow screen, a dialog on a wide one. Its title is the deed; its foot
 * stays in view while the fields scroll. Escape, × and Back close it.
 */
export function Sheet({ title, opened, onClose, children }: Props) {
  useBackCloses(opened, onClose);
  const returnFocus = useFocusReturn(opened);
  const narrow = useNarrow();
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      size={560}
      classNames={{
        inner: css['inner'] ?? '',
        content: css['content'] ?? '',
        header: css['header'] ?? '',
        title: css['title'] ?? '',
        body: css['body'] ?? '',
      }}
      // The page is held still by base.css: the library's own way writes a style tag that the CSP refuses.
      lockScroll={false}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      closeOnClickOutside={false}
      transitionProps={narrow ? { transition: 'slide-up', duration: SHEET_MS } : { duration: DIALOG_MS }}
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1 }}
      closeButtonProps={{ 'aria-label': '닫기' }}
    >
      {children}
    </Modal>
  );
}

/** What a sheet is about, before its fields: the name of the record and the facts that count here. */
export const SheetSubject = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={css['subject']}>
    <strong>{name}</strong>
    {children}
  </div>
);

type FootProps = {
  /** The question, or what the sum is of. */
  question: string;
  /** What will be true afterwards: sum, day. */
  summary: ReactNode;
  /** 닫기 and the deed. */
  children: ReactNode;
};

/** The end of a sheet, which stays in view: the question, what it is about in figures, and the buttons. */
export const SheetFoot = ({ question, summary, children }: FootProps) => (
  <div className={css['foot']}>
    <p>{question}</p>
    <div className={css['summary']}>{summary}</div>
    <div className={css['buttons']}>{children}</div>
  </div>
);
