import { ENTRY_KIND_CODES, ENTRY_KINDS, type EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import { Suspense, useState } from 'react';
import sheet from '#areas/workspace/public/sheet.module.css';
import { useActor } from '#lib/use-actor.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { RoundButton } from '#ui/buttons/round-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import type { NewEntryProps } from '../form/new-entry.tsx';
import css from './composer.module.css';

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
        <div className={`${sheet['sheet']} ${css['closed']}`} data-print="off">
          <Initial name={userName} size="m" />
          <button type="button" className={css['prompt']} onClick={() => open('P')}>
            공유할 내용 작성
          </button>
          <span className={css['kinds']}>
            {ENTRY_KIND_CODES.map((code) => (
              <button key={code} type="button" onClick={() => open(code)}>
                <Icon name={ICONS[code]} />
                {ENTRY_KINDS[code]}
              </button>
            ))}
          </span>
        </div>
        <RoundButton label="글쓰기" onPress={() => open('P')} />
      </>
    );
  }
  return (
    <section className={`${sheet['sheet']} ${css['opened']}`} aria-label="새 글">
      <header>
        <div className={css['tabs']} role="tablist" aria-label="종류">
          {ENTRY_KIND_CODES.map((code) => (
            <button key={code} type="button" role="tab" aria-selected={code === kind} onClick={() => setKind(code)}>
              <Icon name={ICONS[code]} />
              {ENTRY_KINDS[code]}
            </button>
          ))}
        </div>
        <IconButton icon="close" label="닫기" onClick={close} />
      </header>
      <Suspense fallback={<Loading />}>
        <div className={css['form']}>
          <NewEntry key={kind} kind={kind} projectId={projectId} onDone={done} />
        </div>
      </Suspense>
    </section>
  );
}
