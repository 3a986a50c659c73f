import type { MenuMode } from '@portal/contract/areas/menu/mode';
import type { MenuRow } from '@portal/contract/areas/reference/calls';
import { useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { Toggle } from '#ui/choices/toggle.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { MODE_NAMES } from './menu-order-groups.ts';
import css from './reference.module.css';
import type { TreeView } from './reference-list.ts';

type Tree = TreeView<MenuRow>;

const NO_WORDS = { on: '', off: '' };

/** What a top menu leads to: '2 / 3 사용', '하위 없음', '외부 화면', '준비 중' (D-15), or that nobody sees it. */
function textOf(top: MenuRow, below: readonly MenuRow[]): string {
  if (top.activeYN === 'N') return '사용 안 함';
  if (below.length > 0) return `${below.filter(({ activeYN }) => activeYN === 'Y').length} / ${below.length} 사용`;
  if (top.menuLink === '') return '준비 중';
  return top.menuDomain === '' ? '하위 없음' : '외부 화면';
}

/** A top menu. With left menus it opens and closes them, without it opens its own sheet. */
function TopRow({ top, below, isOpen, onToggle, onShow }: TopProps) {
  const isBranch = below.length > 0;
  return (
    <Row as="li" line="below" data-key={`T${top.menuId}`}>
      <PressRow
        gap={8}
        padX={16}
        size={16}
        tone={top.activeYN === 'N' ? 'soft' : 'text'}
        aria-expanded={isBranch ? isOpen : undefined}
        onClick={() => (isBranch ? onToggle() : onShow(top))}
      >
        <Row as="span" tone="soft" firm>
          <Icon name={isOpen && isBranch ? 'down' : 'next'} size={16} />
        </Row>
        <Text as="strong" weight="semibold" fill>
          {top.menuName}
        </Text>
        <Note as="small">{textOf(top, below)}</Note>
      </PressRow>
      {isBranch && <IconButton icon="pen" label={`${top.menuName} 수정`} onClick={() => onShow(top)} />}
    </Row>
  );
}

type TopProps = {
  top: MenuRow;
  below: readonly MenuRow[];
  isOpen: boolean;
  onToggle: () => void;
  onShow: (menu: MenuRow) => void;
};

const LeftRow = ({ menu, onShow, onSwitch }: { menu: MenuRow } & Pick<Tree, 'onShow' | 'onSwitch'>) => (
  <Row as="li" className={css['left']} gap={12} line="below" data-key={`L${menu.menuId}`}>
    <PressRow size={16} tone={menu.activeYN === 'N' ? 'soft' : 'text'} onClick={() => onShow(menu)}>
      <Stack as="span">
        {menu.menuName}
        <Note as="small">{menu.menuLink}</Note>
      </Stack>
    </PressRow>
    <Toggle
      label={`${menu.menuName} 사용`}
      words={NO_WORDS}
      checked={menu.activeYN === 'Y'}
      onChange={() => void onSwitch(menu)}
    />
  </Row>
);

/** The menus of one mode on a phone: two levels that open, and a switch at each left menu. */
export function MenuTree({ rows, onShow, onSwitch }: Tree) {
  const [mode, setMode] = useState<MenuMode>('M');
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const isIn = (one: MenuMode) => (menu: MenuRow) => menu.menuMode === one;
  const toggle = (id: number) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  return (
    <>
      <Stack padY={8}>
        <Segments
          label="모드"
          value={mode}
          options={(['M', 'C'] as const).map((value) => ({
            value,
            label: `${MODE_NAMES[value]} ${rows.filter(isIn(value)).length}`,
          }))}
          onChange={setMode}
        />
      </Stack>
      <Stack as="ul" className={css['tree']} line="above" aria-label={`${MODE_NAMES[mode]} 메뉴`}>
        {rows
          .filter(isIn(mode))
          .filter(({ type }) => type === 'T')
          .flatMap((top) => {
            const below = rows.filter(({ type, topMenuId }) => type === 'L' && topMenuId === top.menuId);
            const isOpen = !closed.has(top.menuId);
            return [
              <TopRow key={`T${top.menuId}`} {...{ top, below, isOpen, onShow }} onToggle={() => toggle(top.menuId)} />,
              ...(isOpen ? below : []).map((menu) => (
                <LeftRow key={`L${menu.menuId}`} {...{ menu, onShow, onSwitch }} />
              )),
            ];
          })}
      </Stack>
    </>
  );
}
