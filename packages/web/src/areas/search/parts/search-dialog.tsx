import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { StoredSession } from '#lib/session.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import bare from '#ui/fields/bare-input.module.css';
import { ModalLayer } from '#ui/layers/modal-layer.tsx';
import { Scroll } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { Foot, Key } from './foot.tsx';
import { KindChips } from './kind-chips.tsx';
import type { Item } from './record-item.ts';
import { ResultList } from './result-list.tsx';
import css from './search-dialog.module.css';
import { StateLine } from './state-line.tsx';
import { useEnter } from './use-enter.ts';
import { type Kind, useItems } from './use-items.ts';

type Props = { me: StoredSession; opened: boolean; onClose: () => void };

const WIDTH = 680;
/** Typing pauses this long before the words are looked for. */
const PAUSE_MS = 120;

const PARTS = { inner: css['inner'], content: css['content'], header: css['header'], body: css['body'] };

/** The text a moment after typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** '찾기': a field, the kinds with their counts, and the rows. The focus stays in the field. */
export function SearchDialog({ me, opened, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('');
  const [chosen, setChosen] = useState('');
  const items = useItems({ me, opened, typed, searched: usePaused(typed), kind });
  const rows = items.shown.flatMap((section) => section.items);
  const active = rows.find((item) => item.id === chosen) ?? rows[0];

  const change = (text: string): void => {
    setTyped(text);
    setKind('');
    setChosen('');
  };
  const clear = (): void => {
    change('');
    field.current?.focus();
  };
  const close = (): void => {
    onClose();
    change('');
  };
  const openItem = (item: Item, inNewTab: boolean): void => {
    if ('run' in item) {
      item.run();
      return;
    }
    if (inNewTab) {
      window.open(item.href, '_blank', 'noopener');
      return;
    }
    close();
    void navigate({ href: item.href });
  };
  const enter = useEnter({ typed, isCurrent: items.isCurrent(active), active, open: openItem });
  const move = (steps: number): void => {
    const next = rows[((active ? rows.indexOf(active) : 0) + steps + rows.length) % rows.length];
    setChosen(next?.id ?? '');
    if (next) document.getElementById(`${id}-row-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter ends a syllable first, and opens afterwards.
    if (event.nativeEvent.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (steps !== undefined) move(steps);
    else enter(event.ctrlKey || event.metaKey);
  };
  const choose = (next: Kind): void => {
    setKind(next);
    setChosen('');
    field.current?.focus();
  };
  return (
    <ModalLayer title="찾기" opened={opened} onClose={close} width={WIDTH} parts={PARTS} closesOutside>
      <Row className={css['field']} gap={12} padX={16} line="below">
        <Text as="span" only="narrow">
          <IconButton icon="previous" label="닫기" onClick={close} />
        </Text>
        <Row as="span" tone="faint" only="wide" firm>
          <Icon name="search" size={20} />
        </Row>
        <input
          ref={field}
          className={bare['bare']}
          type="text"
          role="combobox"
          aria-label="찾기"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={active ? `${id}-row-${active.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder="프로젝트, 현장, 업체, 사람, 공지, 명령"
          data-autofocus
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && <IconButton icon="close" label="지우기" onClick={clear} />}
        <Text as="span" only="wide">
          <Key name="Esc" />
        </Text>
      </Row>
      {!items.isStart && items.all.length > 0 && <KindChips sections={items.all} kind={kind} onKind={choose} />}
      <Scroll id={`${id}-results`} aria-busy={items.isWaiting}>
        <ResultList
          id={id}
          sections={items.shown}
          words={items.isStart ? [] : items.words}
          activeId={active?.id ?? ''}
          onOpen={(item) => ('run' in item ? item.run() : close())}
          onMove={(item) => setChosen(item.id)}
          onKind={choose}
          onForget={items.forget}
        />
        <StateLine {...items} isEmpty={rows.length === 0} />
      </Scroll>
      <Foot isStart={items.isStart} />
    </ModalLayer>
  );
}
