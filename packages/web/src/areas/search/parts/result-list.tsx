import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import { Highlighted } from './highlighted.tsx';
import type { Item } from './record-item.ts';
import css from './result-list.module.css';
import type { Kind, Section } from './use-items.ts';

type RowProps = {
  item: Item;
  id: string;
  active: boolean;
  words: readonly string[];
  onOpen: () => void;
  onMove: () => void;
};

function Row({ item, id, active, words, onOpen, onMove }: RowProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: css['row'],
    onMouseMove: onMove,
    onClick: onOpen,
  } as const;
  const content = (
    <>
      {item.status === '' ? <Icon name={item.icon} /> : <StatusGlyph code={item.status} />}
      <span className={css['name']}>
        <Highlighted title={item.title} words={words} />
        {item.hint !== '' && <small>{item.hint}</small>}
      </span>
      <span className={css['line']}>{item.line}</span>
      {active && <span className={css['go']}>↵ 열기</span>}
    </>
  );
  return 'href' in item ? (
    <Link {...shared} to={item.href}>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button">
      {content}
    </button>
  );
}

type Props = {
  id: string;
  sections: readonly Section[];
  words: readonly string[];
  activeId: string;
  onOpen: (item: Item) => void;
  onMove: (item: Item) => void;
  onKind: (kind: Kind) => void;
  onForget: () => void;
};

/** What stands at the end of a heading: how many of all are shown, or a way to forget. */
function HeadingEnd({ section, onKind, onForget }: Pick<Props, 'onKind' | 'onForget'> & { section: Section }) {
  const { kind, label, count, items, hasMore } = section;
  if (kind === 'recent') {
    return (
      <button type="button" aria-label="최근 연 것 지우기" onClick={onForget}>
        지우기
      </button>
    );
  }
  if (!hasMore) return null;
  return (
    <button
      type="button"
      aria-label={`${label} ${count}건 중 ${items.length}건, 모두 보기`}
      onClick={() => onKind(kind)}
    >
      {count}건 중 {items.length}건
    </button>
  );
}

/** The rows under their headings. Screen readers get each group as a list box of its own name. */
export function ResultList({ id, sections, words, activeId, onOpen, onMove, onKind, onForget }: Props) {
  return (
    <div className={css['list']}>
      {sections.map((section) => (
        <div key={section.kind}>
          <div className={css['heading']}>
            <h3 id={`${id}-${section.kind}`}>{section.label}</h3>
            <HeadingEnd section={section} onKind={onKind} onForget={onForget} />
          </div>
          <div role="listbox" aria-labelledby={`${id}-${section.kind}`}>
            {section.items.map((item) => (
              <Row
                key={item.id}
                id={`${id}-row-${item.id}`}
                item={item}
                active={item.id === activeId}
                words={words}
                onOpen={() => onOpen(item)}
                onMove={() => onMove(item)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
