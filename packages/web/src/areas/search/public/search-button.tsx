import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import type { StoredSession } from '#lib/session.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { rememberOpened } from '../recent.ts';
import css from './search-button.module.css';
import { searchOpened } from './search-opened.ts';

const SearchDialog = lazyPart(async () => (await import('../parts/search-dialog.tsx')).SearchDialog);

/** '찾기' in the header: a field on wide screens, else a magnifier. Ctrl+K opens it everywhere. */
export function SearchButton({ me }: { me: StoredSession }) {
  const { pathname } = useLocation();
  const opened = useSyncExternalStore(searchOpened.subscribe, searchOpened.get);
  // The dialog's code is loaded at the first opening, and stays for its closing motion.
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => rememberOpened(pathname), [pathname]);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent): void => {
      event.preventDefault();
      searchOpened.set(true);
    };
    // It works while typing too.
    return tinykeys(window, { '$mod+KeyK': openByKey }, { ignore: () => false });
  }, []);
  return (
    <>
      <PressRow
        className={css['button']}
        gap={8}
        padX={8}
        size={13}
        tone="faint"
        round="md"
        firm
        whole
        title="찾기 (Ctrl+K)"
        aria-label="찾기 Ctrl K"
        aria-haspopup="dialog"
        onClick={() => searchOpened.set(true)}
      >
        <Icon name="search" size={16} />
        <span>찾기</span>{' '}
        <Chip as="kbd" size={11} toEnd>
          Ctrl K
        </Chip>
      </PressRow>
      {wasOpened && (
        <Suspense>
          <SearchDialog me={me} opened={opened} onClose={() => searchOpened.set(false)} />
        </Suspense>
      )}
    </>
  );
}
