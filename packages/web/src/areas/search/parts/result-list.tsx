import { Link } from '@tanstack/react-router';
import { Press } from '#ui/buttons/press.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import { Text } from '#ui/text/text.tsx';
import { Highlighted } from './highlighted.tsx';
import type { Item } from './record-item.ts';
import css from './search-dialog.module.css';
import type { Kind, ResultSection } from './use-items.ts';

type RowProps = {
  item: Item;
  id: string;
  active: boolean;
  words: readonly string[];
  onOpen: () => void;
  onMove: () => void;
};

function ResultRow({ item, id, active, words, onOpen, onMove }: RowProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: css['row'],
    gap: 8,
    padX: 8,
    size: 14,
    phoneSize: 15,
    round: 'md',
    whole: true,
    onMouseMove: onMove,
    onClick: onOpen,
  } as const;
  const content = (
    <>
      {item.status === '' ? <Icon name={item.icon} /> : <StatusGlyph code={item.status} />}
      <Text as="span" className={css['name']} weight="medium" fill cut>
        <Highlighted title={item.title} words={words} />
        {item.hint !== '' && (
          <Text as="small" padX={8} size={12} weight="regular" tone="faint">
            {item.hint}
          </Text>
        )}
      </Text>
      <Text as="span" className={css['line']} size={12} phoneSize={13} tone="faint" firm cut>
        {item.line}
      </Text>
      {active && (
        <Text as="span" size={12} weight="semibold" tone="accent" only="wide" firm>
          ↵ 열기
        </Text>
      )}
    </>
  );
  return 'href' in item ? (
    <PressRow as={Link} {...shared} to={item.href}>
      {content}
    </PressRow>
  ) : (
    <PressRow {...shared}>{content}</PressRow>
  );
}

type Props = {
  id: string;
  sections: readonly ResultSection[];
  words: readonly string[];
  activeId: string;
  onOpen: (item: Item) => void;
  onMove: (item: Item) => void;
  onKind: (kind: Kind) => void;
  onForget: () => void;
};

/** What stands at the end of a heading: how many of all are shown, or a way to forget. */
function HeadingEnd({ section, onKind, onForget }: Pick<Props, 'onKind' | 'onForget'> & { section: ResultSection }) {
  const { kind, label, count, items, hasMore } = section;
  if (kind === 'recent') {
    return (
      <Press kind="link" tone="faint" aria-label="최근 연 것 지우기" onClick={onForget}>
        지우기
      </Press>
    );
  }
  if (!hasMore) return null;
  return (
    <Press
      kind="link"
      tone="faint"
      aria-label={`${label} ${count}건 중 ${items.length}건, 모두 보기`}
      onClick={() => onKind(kind)}
    >
      {count}건 중 {items.length}건
    </Press>
  );
}

/** The rows under their headings. Screen readers get each group as a list box of its own name. */
export function ResultList({ id, sections, words, activeId, onOpen, onMove, onKind, onForget }: Props) {
  return (
    <>
      {sections.map((section) => (
        <div key={section.kind} className={css['section']}>
          <Row padY={4} padX={8} size={12} phoneSize={13} tone="faint" justify="between">
            <Text as="h3" size={12} phoneSize={13} weight="semibold" id={`${id}-${section.kind}`}>
              {section.label}
            </Text>
            <HeadingEnd section={section} onKind={onKind} onForget={onForget} />
          </Row>
          <div role="listbox" aria-labelledby={`${id}-${section.kind}`}>
            {section.items.map((item) => (
              <ResultRow
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
    </>
  );
}
