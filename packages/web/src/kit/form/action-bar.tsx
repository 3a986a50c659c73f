import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './foot.module.css';

/** The buttons of a form or a detail page, fixed at the bottom of the screen. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Row wraps gap={12} className={`${css['foot']} ${css['bar']}`}>
    {children}
  </Row>
);

type SaveProps = {
  /** Names of the changed items. Without any the button is inactive. */
  changes: readonly string[];
  busy: boolean;
  onSave: () => Promise<unknown>;
};

/** 저장 of an edit with number and names of the changes. It is active once something changed (A-06, D-392). */
export function SaveButton({ changes, busy, onSave }: SaveProps) {
  return (
    <>
      <Text as="span" size={13} weight="semibold" className={css['count']} role="status">
        {changes.length > 0 && `변경 ${changes.length}건`}
      </Text>
      <Text as="span" size={13} tone="soft" cut className={css['names']}>
        {changes.join(', ')}
      </Text>
      <BusyButton busy={busy} inactive={changes.length === 0} data-save onClick={onSave}>
        저장
      </BusyButton>
    </>
  );
}
