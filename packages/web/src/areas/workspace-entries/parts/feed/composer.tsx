import { ENTRY_KIND_CODES, ENTRY_KINDS, type EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import { Suspense, useState } from 'react';
import { RoomSheet } from '#areas/workspace/public/room-sheet.tsx';
import tabs from '#areas/workspace/public/tab.module.css';
import { useActor } from '#lib/use-actor.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { RoundButton } from '#ui/buttons/round-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import type { NewEntryProps } from '../form/new-entry.tsx';

const ICONS: Readonly<Record<EntryKind, IconName>> = { P: 'pen', T: 'task', S: 'calendar' };

const NewEntry = lazyPart(async () => (await import('../form/new-entry.tsx')).NewEntry);

/** The composer, one line or a round button on a phone. It opens into a form for an entry, whose draft is stored. */
export function Composer({ projectId, onDone }: Pick<NewEntryProps, 'projectId' | 'onDone'>) {
  const { userName } = useActor();
  const [kind, setKind] = useState<EntryKind | null>(null);
  const close = () => setKind(null);
  const open = (code: EntryKind) => {
    setKind(code);
    // The button on a phone works at any scroll position, but the form is above the feed.
    window.scrollTo({ top: 0 });
  };
  const done = async () => {
    close();
    await onDone();
  };
  if (kind === null) {
    return (
      <>
        <RoomSheet as="div" padY={12} only="wide" data-print="off">
          <Row gap={12}>
            <Initial name={userName} size="m" />
            <Press kind="pill" size={14} tone="faint" tall="row" fill onClick={() => open('P')}>
              공유할 내용 작성
            </Press>
            <Row as="span" gap={4}>
              {ENTRY_KIND_CODES.map((code) => (
                <Press key={code} kind="quiet" onClick={() => open(code)}>
                  <Icon name={ICONS[code]} size={16} />
                  {ENTRY_KINDS[code]}
                </Press>
              ))}
            </Row>
          </Row>
        </RoomSheet>
        <RoundButton label="글쓰기" onPress={() => open('P')} />
      </>
    );
  }
  return (
    <RoomSheet gap={0} padX={0} padY={0} aria-label="새 글">
      <Row as="header" padX={8} justify="between" line="below">
        <Row size={13} role="tablist" aria-label="종류">
          {ENTRY_KIND_CODES.map((code) => (
            <Press
              key={code}
              role="tab"
              className={tabs['tab']}
              aria-selected={code === kind}
              onClick={() => setKind(code)}
            >
              <Icon name={ICONS[code]} size={16} />
              {ENTRY_KINDS[code]}
            </Press>
          ))}
        </Row>
        <IconButton icon="close" label="닫기" onClick={close} />
      </Row>
      <Suspense fallback={<Loading />}>
        <Stack padX={16} padY={16}>
          <NewEntry key={kind} kind={kind} projectId={projectId} onDone={done} />
        </Stack>
      </Suspense>
    </RoomSheet>
  );
}
