import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import css from './list.module.css';
import type { FilterPanel } from './list-filter.ts';

type Props = {
  title: string;
  /** The list is part of a page with a title of its own. */
  isPart: boolean;
  /** The buttons have room in a phone's header. */
  fits: boolean;
  /** The total beside the title. */
  count: string | undefined;
  /** The button for the workbook, where there is room for it. */
  excel: ReactNode;
  /** The buttons of the page, at the right end. */
  buttons: ReactNode;
  /** The buttons of the batch while nothing is selected. A phone has them with the first selected row. */
  actions: ReactNode;
  addPath: string | undefined;
  /** The parts of the filter line that a phone shows behind an icon, and the open one. */
  panels: readonly FilterPanel[];
  panel: FilterPanel | null;
  onPanel: (panel: FilterPanel | null) => void;
  /** What the page adds beside the title. */
  children: ReactNode;
};

const PANELS = {
  search: { icon: 'search', label: '검색 열기' },
  choice: { icon: 'filter', label: '조건 열기' },
} as const;

/** 등록하기: opens the form of a new record. A phone shows it as an icon. */
function AddButton({ path }: { path: string }) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const open = () => navigate({ to: path });
  if (isNarrow) return <IconButton icon="plus" label="등록하기" onClick={() => void open()} />;
  return <BusyButton onClick={open}>등록하기</BusyButton>;
}

/** Title, total and buttons of a list. A phone has the title of a page in its header, with icons for the rest. */
export function ListHead({ title, isPart, fits, count, children, ...right }: Props) {
  const { excel, buttons, actions, addPath, panels, panel, onPanel } = right;
  const inHeader = useNarrow() && !isPart;
  const Title = isPart ? 'h2' : 'h1';
  return (
    <>
      <div className={css['title']} data-list-head={inHeader || undefined}>
        <Title>{title}</Title>
        {count !== undefined && <small aria-hidden="true">{count}</small>}
        {!inHeader && children}
        <div data-print="off">
          {inHeader &&
            panels.map((one) => (
              <IconButton
                key={one}
                {...PANELS[one]}
                aria-expanded={panel === one}
                onClick={() => onPanel(panel === one ? null : one)}
              />
            ))}
          {excel}
          {(!inHeader || fits) && buttons}
          {!inHeader && actions}
          {addPath !== undefined && <AddButton path={addPath} />}
        </div>
      </div>
      {inHeader && (
        <Row gap={8} justify="end" className={css['tools']} wraps>
          {children}
          {!fits && buttons}
        </Row>
      )}
    </>
  );
}
