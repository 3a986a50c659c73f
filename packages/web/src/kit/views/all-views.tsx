import { moved } from '#kit/excel/move-column.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import type { SavedView } from './saved-view.ts';
import type { ViewActions } from './use-view-actions.ts';
import type { Views } from './use-views.ts';
import css from './views.module.css';

type Props = { views: Views; actions: ViewActions; onEdit: (view: SavedView) => void; onClose: () => void };

/** All views of a list: open, rename, share, put in order and remove the own ones, open those of others. */
export function AllViews({ views, actions, onEdit, onClose }: Props) {
  const own = views.views.filter(({ mineYN }) => mineYN === 'Y');
  const others = views.views.filter(({ mineYN }) => mineYN !== 'Y');
  const open = (view: SavedView) => {
    void views.open(view);
    onClose();
  };
  const move = (index: number, step: number) => {
    const keys = own.map(({ id }) => String(id));
    return actions.order(moved(keys, keys[index] ?? '', index + step).map(Number));
  };
  const opener = (view: SavedView, note: string) => (
    <Press
      className={css['opener']}
      fill
      padX={4}
      padY={8}
      aria-current={view === views.current || undefined}
      onClick={() => open(view)}
    >
      <Stack as="span">
        <Text as="b" weight="medium">
          {view.name}
        </Text>
        <Text as="small" tone="soft">
          {note}
        </Text>
      </Stack>
    </Press>
  );
  return (
    <Dialog title="저장한 필터" opened onClose={onClose} width={520}>
      <Stack gap={12}>
        {views.views.length === 0 && (
          <Text size={13} tone="soft">
            저장한 필터가 없습니다.
          </Text>
        )}
        {own.length > 0 && (
          <Lines aria-label="내 필터">
            {own.map((view, index) => (
              <Row as="li" key={view.id}>
                {opener(view, view.sharedYN === 'Y' ? '직원과 함께' : '나만')}
                <IconButton
                  icon="up"
                  label={`${view.name} 위로`}
                  disabled={index === 0}
                  onClick={() => void move(index, -1)}
                />
                <IconButton
                  icon="down"
                  label={`${view.name} 아래로`}
                  disabled={index === own.length - 1}
                  onClick={() => void move(index, 1)}
                />
                <IconButton icon="pen" label={`${view.name} 수정`} onClick={() => onEdit(view)} />
                <IconButton icon="close" label={`${view.name} 삭제`} onClick={() => void actions.remove(view)} />
              </Row>
            ))}
          </Lines>
        )}
        {others.length > 0 && (
          <Lines aria-label="함께 쓰는 필터">
            {others.map((view) => (
              <Row as="li" key={view.id}>
                {opener(view, `${view.ownerName}님`)}
              </Row>
            ))}
          </Lines>
        )}
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
