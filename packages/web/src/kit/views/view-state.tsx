import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import type { Views } from './use-views.ts';
import css from './views.module.css';

type Props = {
  views: Views;
  /** Stores the address in the open view. */
  onStore: () => Promise<unknown>;
  /** Opens the dialog for a new view. */
  onAdd: () => void;
};

/** Whether the line of `ViewState` has anything to say. */
export const hasViewState = ({ deletedName, isChanged, current }: Views, isNarrow: boolean): boolean =>
  deletedName !== '' || isChanged || (isNarrow && current !== undefined);

/** A sentence behind the dot of a change. */
const Marked = ({ children }: { children: ReactNode }) => (
  <Row as="span" gap={8} role="status">
    <i className={css['dot']} />
    {children}
  </Row>
);

/** Says that the list differs from its view, or that its view is gone. A phone has the name of the view here. */
export function ViewState({ views, onStore, onAdd }: Props) {
  const { current, deletedName, isChanged } = views;
  const isNarrow = useNarrow();
  const asNew = (
    <BusyButton variant="default" size="compact-sm" onClick={onAdd}>
      새 필터로
    </BusyButton>
  );
  if (deletedName !== '')
    return (
      <Row gap={8} size={12} phoneSize={14} tone="soft" className={css['state']} wraps toEnd>
        <Marked>{messageText('view.gone', { name: deletedName })}</Marked>
        {asNew}
        <BusyButton variant="subtle" size="compact-sm" onClick={views.forget}>
          닫기
        </BusyButton>
      </Row>
    );
  if (!current) return null;
  return (
    <Row gap={8} size={12} phoneSize={14} tone="soft" className={css['state']} wraps toEnd>
      {isNarrow && (
        <Text as="b" size={14} tone="text">
          {current.name}
        </Text>
      )}
      {isChanged && (
        <>
          <Marked>저장한 필터와 다름</Marked>
          <BusyButton variant="subtle" size="compact-sm" onClick={() => views.open(current)}>
            되돌리기
          </BusyButton>
          {current.mineYN === 'Y' && (
            <BusyButton variant="default" size="compact-sm" onClick={onStore}>
              저장
            </BusyButton>
          )}
          {asNew}
        </>
      )}
    </Row>
  );
}
